"""Messages of runner, child, sensors and store: English in a run's events, here in the language in force.

A message that is not in `TOLD` (another program's words, or those of an older version) is shown as it is. What a
message quotes is retold as well: "not measured: the time budget was used up" is two of them. `tests/core/test_told.py`
goes over the sources, so that no new message is forgotten here.
"""

from __future__ import annotations

import re
from functools import lru_cache

from gpubench_gui.core.language import ENGLISH, mark, spoken, tr

_DEVICES = (
    mark("1 CPU core"),
    mark("{n} CPU cores"),
    mark("{device} (GPU {number})"),
    mark("{device}, tuned"),
    mark("Apple GPU"),
    mark("Look for devices again; if that takes as long, restart the machine or update the driver."),
    mark("PyTorch cannot be loaded"),
    mark("PyTorch cannot be loaded: {reason}"),
    mark("the probe said nothing"),
    mark("the probe ended early"),
    mark("looking for devices took longer than {seconds} s"),
    mark("a training step was not finished: {reason}"),
    mark("this PyTorch build ({version}) has no CUDA"),
    mark("Install the CUDA build of PyTorch (the selector on pytorch.org gives the line), then look again."),
    mark("PyTorch does not list this card"),
    mark(
        "Update the NVIDIA driver to one that supports CUDA {version}, and check that CUDA_VISIBLE_DEVICES does not "
        "hide the card."
    ),
    mark("a convolution gave no finite result"),
    mark("the NVIDIA driver is too old for this PyTorch build"),
    mark("Update the driver, or install an older CUDA build."),
    mark("its memory is full"),
    mark("Close other programs that use this GPU, then look for devices again."),
    mark("a test step failed: {reason}"),
    mark("Check the driver, then look for devices again; other devices are not affected."),
    mark("this PyTorch build has no kernels for its architecture ({architecture})"),
    mark("Install an older CUDA build of PyTorch that still supports this card."),
    mark("Install a newer CUDA build of PyTorch that supports this card."),
    mark("{device} is no kind of device that this program can time ({known})."),
)

_FAILURES = (
    mark("out of memory at batch {batch}"),
    mark("Try {what}; the other devices are not affected."),
    mark("batch {batch} or a smaller model"),
    mark("a smaller model"),
    mark("this PyTorch build has no kernels for this GPU's architecture"),
    mark("Install a build made for it: a newer CUDA build for a new card, an older one for an old card."),
    mark("CUDA reports an unknown error, as it does when the machine slept"),
    mark("Reload the driver's modules or restart the machine, then look for devices again."),
    mark("this model normalises over the batch, and a batch held a single image"),
    mark("Choose another batch size, of at least 2."),
    mark("the device is not there: {reason}"),
    mark("Look for devices again; if it should be there, check its driver and the PyTorch build."),
    mark("the device reported: {reason}"),
    mark("Run again: each run starts a fresh process."),
    mark("The log holds the details; the other cells are kept."),
    mark("batch {batch} is more than the {images} training images"),
    mark("{steps} steps are under way at once; the device is not finishing any."),
    mark("PyTorch cannot profile a device of the kind {kind}"),
    mark("the profiler saw nothing on the device: the driver may keep its counters to administrators"),
    mark("the device's work: {reason}"),
    mark("the fastest rate: {reason}"),
    mark("this system does not tell what memory a process holds, so no batch is safe to try"),
    mark("how much memory is free cannot be read here, and without that the search could freeze the machine"),
    mark("Search on a system that tells how much memory is free."),
    mark("an access violation"),
    mark("a missing library"),
    mark("a stack overrun"),
    mark("the process was ended by {signal}"),
    mark("the process crashed with {what}"),
    mark("the process ended with status {code}"),
    mark("the process ended with status {code}: {line}"),
    mark("its process ended"),
    mark("no sign of life for {seconds} s, ended"),
    mark("Run again; if it happens again, the log names the cause."),
    mark("Run again with a smaller batch or model; if it hangs again, restart the machine or update the driver."),
    mark("The system may have run out of memory: try a smaller batch or model."),
    mark("Shared memory may be too small: enlarge /dev/shm, or try a smaller batch."),
    mark("Install PyTorch for {program}."),
    mark("Install Microsoft's Visual C++ Redistributable, which PyTorch needs."),
    mark("Free some disk space and run again."),
)

_COURSE = (
    mark("not measured: {reason}"),
    mark("stopped"),
    mark("skipped"),
    mark("{reason} after 1 round"),
    mark("{reason} after {n} rounds"),
    mark("{reason} after 1 cell"),
    mark("{reason} after {n} cells"),
    mark("the time budget of {seconds} s was used up"),
    mark("the time budget was used up"),
    mark("another device was given up"),
    mark("batch {batch} does not fit"),
    mark("there are no images to train on"),
    mark("the run broke off ({reason})"),
    mark("The run broke off ({reason}). {rest}"),
    mark(
        "The run can no longer be saved ({reason}). It goes on and everything stays in the window: export it before "
        "you close, or free some space and run again."
    ),
    mark("Everything measured so far is kept; run again, and if it happens again the log names the cause."),
    mark("{network} at batch {batch}"),
    mark("Tuning {model} on {device} broke off: {reason}. What helped is kept."),
    mark("Why {model} on {device} is as fast as it is could not be found: {reason}. The rest is kept."),
    mark("Where the time of {model} on {device} goes is not known: {reason}. The rest is kept."),
    mark(
        "Other programs keep {cores} cores busy. After {seconds} s the measuring goes on all the same. Close them for "
        "figures that can be trusted."
    ),
    mark(
        "No batch from {model} on {device} for {seconds} s. It is given up after {limit} s; Stop ends it now. Finished "
        "results are kept."
    ),
    mark("The search for the largest batch of {model} on {device} ended at {images}: one step took {seconds} s."),
    mark("1 image"),
    mark("{n} images"),
    mark(
        "The machine has {n} logical CPUs, but this program may not use them all: {limits}. The CPU trains with "
        "{threads}."
    ),
    mark("it is bound to {n} of them"),
    mark("its container may use {n} CPUs' worth of time"),
    mark("it is bound to {n} of them and its container may use {quota} CPUs' worth of time"),
    mark("1 thread"),
    mark("{n} threads"),
    mark("no clear gain here"),
    mark("not tried: the time budget is too short"),
    mark("this chip has no bf16 arithmetic of its own"),
    mark("not tried: each process compiles for up to a minute, for which the time budget is too short"),
    mark("needs a C++ compiler, and none was found"),
    mark("refused: {reason}"),
)

_IMAGES = (
    mark("Check the disk or the network that holds them, or use the synthetic data; nothing was run."),
    mark(
        "Nothing was heard from preparing the images for {seconds} s. It is given up after {limit} s; Stop ends it now."
    ),
    mark("The images could not be prepared: no sign of life for {seconds} s, ended."),
    mark("The images could not be prepared: {reason}."),
    mark("Batch {batch} does not fit: {data} has {images} training images."),
    mark("Choose a smaller batch; nothing was run."),
    mark("Please report this with the log; the synthetic data may still work."),
    mark("Please report this."),
    mark("Preparing the images ended without a result."),
    mark("The request to prepare images was not understood: {request}."),
    mark("Preparing the images was stopped; nothing half-written was kept."),
    mark("Start it again."),
    mark("The prepared images could not be read back: {reason}"),
    mark("There was not enough memory to prepare the images."),
    mark("Close other programs and start it again."),
    mark("The images cannot be reached: {reason}."),
    mark("Choose another folder, check the disk, or use the synthetic data."),
    mark("Preparing the images failed: {reason}."),
    mark("CIFAR-10 was not downloaded before, and no folder was chosen."),
    mark("The name of the folder {folder} is no valid text."),
    mark("Choose another one."),
    mark("{file} holds {found} where {wanted} belongs."),
    mark("{file} promises no pictures, or not {n} classes of them."),
    mark("{file} lacks the mean and deviation of three channels."),
    mark("{file} has a channel without any variation."),
    mark("{file} has labels outside 0..{most}."),
    mark("{file} cannot be read: {reason}"),
    mark("{file} cannot be read: {reason}."),
    mark("{file} is of format {found}, not {wanted}."),
    mark("{file} gave {n} pictures instead of {wanted}."),
    mark("The pictures of {data} have a colour channel without any variation: nothing can be learnt from them."),
    mark("Choose another copy of the data, or the synthetic data."),
    mark("Writing to {folder} failed: {reason}. Nothing half-written was kept."),
    mark("Choose another folder, or check the disk."),
    mark("The disk that holds {folder} is full: {needed} MB are needed. Nothing half-written was kept."),
    mark(
        "The disk that holds {folder} is full: {needed} MB are needed and {free} MB are free. Nothing half-written was "
        "kept."
    ),
    mark("Free some space on it, or choose a folder on another disk."),
    mark("The folder {folder} cannot be written to ({reason})."),
    mark("Choose a folder that you may write to."),
)

_CIFAR = (
    mark("Delete it and fetch it again, choose a folder with an unpacked copy, or use the synthetic data."),
    mark("The archive {file} was refused: its entry {entry} {reason}. Nothing was unpacked."),
    mark("has an absolute name"),
    mark("points outside the folder"),
    mark("is a link"),
    mark("is no ordinary file"),
    mark("claims {n} bytes"),
    mark("is one of more than {n}"),
    mark("appears twice"),
    mark("The archive {file} is cut short or damaged ({reason})."),
    mark("The archive {file} unpacks to more than 500 MB, so it is not CIFAR-10."),
    mark("Choose a folder that holds {file} or {other}, let the program download it, or use the synthetic data."),
    mark("This copy of CIFAR-10 does not consist of the official bytes (its checksums differ)."),
    mark("There is no folder or archive {file}."),
    mark("{folder} holds no CIFAR-10: neither {file}, nor its batches ({batches}), nor {other}."),
    mark("The archive {file} has no {entry}, so it is not CIFAR-10."),
    mark("{file} holds no pictures of 3×32×32 bytes, so it is no CIFAR-10 batch."),
    mark("{file} does not hold one label for each of its {n} pictures."),
    mark("{file} holds labels outside 0..9, so it is no CIFAR-10 batch."),
    mark("CIFAR-10 in {folder} is incomplete: {files} is missing."),
    mark("CIFAR-10 in {folder} is incomplete: {files} are missing."),
    mark("Copy what is missing into that folder, or choose another one."),
    mark("{file} was refused: {reason}. Nothing in it was run."),
    mark("it has {n} bytes, more than any CIFAR-10 batch"),
    mark("it asks for an unusual text encoding"),
    mark("it is no valid pickle ({reason})"),
    mark("it asks for room for {n} objects"),
    mark("it holds an array in an unknown form"),
    mark("it holds an array of {kind} where bytes (u1) belong"),
    mark("it asks to load {name}, which no data set needs"),
    mark("Fetch the archive by other means and choose its folder, or use the synthetic data, which needs no download."),
    mark("The connection ended after {n} of {total} bytes; the part was removed."),
    mark("What {host} sent is not the CIFAR-10 archive (its MD5 is {found}, not {wanted}); it was removed."),
    mark("{host} answered with {what}; nothing was kept."),
    mark("a web page"),
    mark("something that is no archive"),
    mark("{host} sent more than 500 MB, so it is not the CIFAR-10 archive; it was removed."),
    mark("The archive could not be downloaded from {host} ({reason}); nothing was kept."),
    mark("{host} answered {code} ({words}) instead of sending the archive; nothing was kept."),
    mark(
        "The certificate of {host} was not accepted ({reason}), so nothing was downloaded: a proxy that opens "
        "connections, a wrong clock or missing root certificates can be the cause."
    ),
    mark("No secure connection to {host} came about ({reason}); a proxy may stand between."),
    mark("The address of {host} was not found: this machine may be offline, or need a proxy."),
    mark("{host} sent nothing for {seconds} seconds, so the download was given up; nothing was kept."),
    mark("{host}, or the proxy in between, refused the connection; nothing was downloaded."),
    mark("The connection to {host} broke off; the part that had arrived was removed."),
    mark("The proxy did not let the download through ({reason}); nothing was downloaded."),
)

_FASHION = (
    mark(
        "Choose a folder with the four files, install Debian's or Ubuntu's package {name}, or use the synthetic data."
    ),
    mark("No folder was chosen and the package {name} is not installed."),
    mark("There is no folder {folder}."),
    mark("Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) is missing."),
    mark("Fashion-MNIST in {folder} is incomplete: {files} (or the same with .gz) are missing."),
    mark("{file} is damaged: it holds {n} bytes than its header announces."),
    mark("{images} has {n} pictures and {labels} {count} labels, so they do not belong together."),
    mark("{file} holds labels outside 0..9."),
    mark("{file} is cut short or damaged ({reason})."),
    mark("it ends within its header"),
    mark(
        "{file} is no Fashion-MNIST file: it begins with {first}, {second}, {third} instead of {wanted}, a count, "
        "{shape}."
    ),
)

_SENSORS = (
    mark("not available: the GPU's memory is shared with system memory"),
    mark("{reason}; a GPU with no memory of its own is shared with system memory"),
    mark("not available for a slice of a GPU (MIG)"),
    mark("not available: the operating system does not tell"),
    mark("not available on this system (the GPU or its driver does not offer it)"),
    mark("the driver reports an impossible value"),
    mark("the GPU stopped answering and is no longer read; other devices and finished results stay"),
    mark("not allowed for this user account"),
    mark("the driver refuses it ({reason})"),
    mark("GPU meters are not open."),
    mark("GPU meters are off: the NVIDIA driver shows no GPU."),
    mark("GPU meters are off; training is not affected: {reason}"),
    mark("no NVIDIA driver library was found. Install NVIDIA's driver if this machine has an NVIDIA GPU."),
    mark(
        "the NVIDIA driver is installed but not running. Restart the machine; reinstall the driver if that does not "
        "help."
    ),
    mark(
        "the NVIDIA driver and its library have different versions, as after an upgrade. Restart the machine to use "
        "the GPU; the CPU can be used meanwhile."
    ),
    mark("the package nvidia-ml-py cannot be loaded. Reinstall it to use them."),
    mark("NVIDIA's library could not be started ({reason})."),
    mark("no meter: PyTorch does not tell which GPU this is"),
    mark("no meter: the driver shows no GPU with the identity that PyTorch reports"),
    mark("no meter: several GPUs fit the identity that PyTorch reports"),
    mark("no meter: this GPU is divided (MIG), and which slice PyTorch uses is not known"),
    mark("not available: needs Linux and a processor that counts its energy (RAPL)"),
    mark("not available: needs read access to RAPL ({file})"),
    mark("not available: RAPL gave no number"),
    mark("the run was too short: the driver averages over up to {seconds} s"),
    mark("clock setting"),
    mark("power cap"),
    mark("hardware slowdown"),
    mark("sync boost"),
    mark("software thermal"),
    mark("hardware thermal"),
    mark("power brake"),
    mark("display clock"),
)

_STORED = (
    mark("There is no run {name}: give a run's folder, its {file}, or the id of a saved run."),
    mark("{file} holds no run of this program."),
    mark("{file} holds more than any run of this program."),
    mark("{file} is damaged in line {n}: {reason}."),
    mark("{file} does not begin like a run of this program."),
    mark("{file} was not written by this program: its run has no plain name."),
    mark("This is no run that this version can show: {reason}."),
    mark("its record breaks off here: the program was ended, or is still measuring"),
    mark("The history is in use by another program. Close that one and try again."),
    mark("The history cannot be written: its folder or file is read-only."),
    mark("The history cannot be written: the disk is full. Free some space and try again."),
    mark("The history cannot be used ({reason})."),
    mark("The history is damaged and a new one cannot be made."),
    mark("The history is damaged and cannot be set aside."),
    mark("This run of the history is larger than any run of this program."),
)

_RESUMED = (
    mark(
        "A run of the protocol {name} cannot be resumed: which network it times next follows from all that it has "
        "timed before. Run it again."
    ),
    mark("Nothing of this run is missing: every cell is finished, or failed for a reason of its own."),
    mark(
        "This run was measured by gpubench {version}, and this is {now}: its parts would not be measured alike. Run it "
        "again."
    ),
    mark(
        "This run is still being measured, or was until a moment ago: wait until it has ended, or for {seconds} s, and "
        "resume it again."
    ),
    mark("This run cannot be resumed: {device} cannot be used now."),
    mark("This run cannot be resumed: {what} was {before} then and is {now} now."),
    mark("This run cannot be resumed now: {reason}"),
    mark("This run cannot be resumed now, since no model could be started: {reason}."),
    mark(
        "This run goes on with {run}, which ended early: {done} of {total} cells are kept as they were, the others are "
        "measured anew."
    ),
    mark("the processor"),
    mark("the number of logical CPUs"),
    mark("the number of CPU threads that may be used"),
    mark("the number of CPUs that the program is bound to"),
    mark("the share of the CPUs that the container may use"),
    mark("the operating system"),
    mark("the kernel"),
    mark("the power supply"),
    mark("the NVIDIA driver"),
    mark("the name of a device"),
    mark("the content of the images"),
    mark("the CUDA of PyTorch"),
    mark("the ROCm of PyTorch"),
    mark("the identity of {device}"),
    mark("the division (MIG) of {device}"),
    mark("the power limit of {device}"),
    mark("the back end of {device}"),
    mark("the name of {device}"),
    mark("the number of CPU threads of {device}"),
)

_ANSWERS = (  # that the history keeps
    mark("{model} trains {times} faster on {device} than on {other}"),
    mark("{model} trains {n} images per second on {device}"),
    mark("{model}: no clear difference between {device} and {other}"),
    mark("Nothing was measured: no speedup can be given"),
)

TOLD = (*_DEVICES, *_FAILURES, *_COURSE, *_IMAGES, *_CIFAR, *_FASHION, *_SENSORS, *_STORED, *_RESUMED, *_ANSWERS)
_FIELD = re.compile(r"\{(\w+)\}")


def retell(text: str) -> str:
    """`text` in the language in force: a message of the runner, the child or a sensor, or any text marked elsewhere."""
    if spoken() is ENGLISH or not text:
        return text
    found = _template(text)
    if found is None:
        return tr(text)
    template, values = found
    return tr(template, **{name: retell(value) for name, value in values})


@lru_cache(maxsize=1024)
def _template(text: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The template that the whole of `text` was made from, and what stands in its places; None for a fixed text."""
    if text in _FIXED:
        return None
    for template, pattern in _PATTERNS:
        if (match := pattern.fullmatch(text)) is not None:
            return template, tuple(match.groupdict().items())
    return None


def _pattern(template: str) -> re.Pattern[str]:
    """Numbers of things ("{n} CPU cores") match digits alone."""
    parts = _FIELD.split(template)  # text and name in turns
    made = [
        f"(?P<{part}>{'[0-9.]+' if part == 'n' else '.+?'})" if i % 2 else re.escape(part)
        for i, part in enumerate(parts)
    ]
    return re.compile("".join(made), re.DOTALL)


_FIXED = frozenset(t for t in TOLD if not _FIELD.search(t))
# Those with most text of their own first: the others would find it in their places.
_PATTERNS = [
    (t, _pattern(t)) for t in sorted(TOLD, key=lambda t: len(_FIELD.sub("", t)), reverse=True) if t not in _FIXED
]
