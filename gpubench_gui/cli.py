"""The same job with no window: `gpubench run`, `crossover`, `map`, `largest`, `resume`, `job`, `devices`, `export`.

Only what a command needs is imported, inside it, so that `--help` and `--version` answer in a tenth
of a second.
"""

from __future__ import annotations

import argparse
import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from gpubench_gui import __version__
from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.spec import FAMILY, DataSpec, DeviceChoice, Mode, Precision, RunSpec, SpecError, Training
from gpubench_gui.core.wording import count
from gpubench_gui.folders import NoHome
from gpubench_gui.streams import abandon_output, complain, open_closed_streams

if TYPE_CHECKING:
    from gpubench_gui.core.devices import DeviceInfo

OK, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130
MOST_THREADS = 4096
SAVED = "a run's folder, its events file, a PNG or JSON report of it, or the id of a saved run"


class UsageError(Exception):
    """A request that cannot be carried out as asked; its text is the sentence the user reads."""


def parser() -> argparse.ArgumentParser:
    """The command line, with every default in its help."""
    top = argparse.ArgumentParser(
        prog="gpubench",
        description="How much faster does your GPU train than your CPU, from which model size on, and why?",
    )
    top.add_argument("--version", action="version", version=f"gpubench {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="compare devices without a window", formatter_class=_Help)
    usual = Training()
    _add_choice(run)
    run.add_argument(
        "--protocol",
        choices=("quick", "study"),
        default="quick",
        help="quick: rounds until ±5 %% or the budget; study: every epoch, with accuracy",
    )
    run.add_argument(
        "--budget",
        type=float,
        default=300.0,
        metavar="SECONDS",
        help="quick: measuring time for the whole run",
    )
    run.add_argument("--epochs", type=int, default=usual.epochs, help="epochs of the study, and of the estimate")
    run.add_argument("--batch-size", type=int, default=usual.batch_size, help="images per batch")
    run.add_argument("--tuned", action="store_true", help="compare best against best too: each device with all it has")
    _add_settings(run, usual)
    _add_output(run)

    for name, what in (
        ("crossover", "find the model size from which a device pays"),
        ("map", "measure the speedup over model size and batch size"),
    ):
        sweeping = commands.add_parser(name, help=what, formatter_class=_Help)
        _add_devices(sweeping)
        sweeping.add_argument("--budget", type=float, default=180.0, metavar="SECONDS", help="measuring time in all")
        if name == "crossover":
            sweeping.add_argument("--batch-size", type=int, default=usual.batch_size, help="images per batch")
        _add_settings(sweeping, usual)
        _add_output(sweeping)

    largest = commands.add_parser(
        "largest", help="find the largest batch of each model on each device", formatter_class=_Help
    )
    _add_choice(largest)
    _add_output(largest)

    resume = commands.add_parser("resume", help="measure what is missing of a run that ended early")
    resume.add_argument("run", metavar="RUN", help=SAVED)
    _add_output(resume)

    job = commands.add_parser("job", help="project a job of your own from a saved run")
    job.add_argument("run", help=SAVED)
    job.add_argument("--images", type=int, required=True, metavar="N", help="images in your training set")
    job.add_argument("--epochs", type=int, required=True, metavar="E", help="times that each is trained on")
    job.add_argument("--json", action="store_true", help="print one JSON document")

    _add_comparisons(commands)

    history = commands.add_parser("history", help="list the saved runs")
    history.add_argument("--json", action="store_true", help="print one JSON document")

    models = commands.add_parser("models", help="list the models")
    devices = commands.add_parser("devices", help="list the devices")
    for listing in (models, devices):
        listing.add_argument("--json", action="store_true", help="print one JSON document")

    export = commands.add_parser("export", help="write the reports of a saved run", formatter_class=_Help)
    export.add_argument("run", help=SAVED)
    what = "folder for them; without one, a new one here with the date, the machine and the models in its name"
    export.add_argument("out", nargs="?", type=_target, metavar="OUT", help=what)
    export.add_argument("--format", type=_list, default="png,html,md,json,csv,svg,pdf", help="which kinds")
    what = "leave the names of folders, user and machine where the run holds them"
    export.add_argument("--names", action="store_true", help=what)
    return top


def _add_comparisons(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    compare = commands.add_parser("compare", help="compare saved runs with the first of them")
    compare.add_argument("runs", nargs="+", metavar="RUN", help=SAVED)
    compare.add_argument("--json", action="store_true", help="print one JSON document")

    baseline = commands.add_parser("baseline", help="keep one run of this machine, and check later ones against it")
    actions = baseline.add_subparsers(dest="action", required=True, metavar="ACTION")
    keep = actions.add_parser("set", help="make a saved run the baseline of the hardware it was measured on")
    keep.add_argument("run", metavar="RUN", help=SAVED)
    check = actions.add_parser(
        "check",
        help="measure as the baseline did, or take a saved run, and say whether the machine became slower",
        epilog="Exit codes: 0 no clear change, or faster; 1 clearly slower than the tolerance allows; 2 no answer: no "
        "baseline, not measured, too few rounds, or the runs must not be compared; 130 interrupted.",
    )
    check.add_argument("run", nargs="?", metavar="RUN", help=f"{SAVED}; without one, a run is measured now")
    check.add_argument(
        "--tolerance",
        type=_tolerance,
        default=5.0,
        metavar="PERCENT",
        help="slower by less than this is no failure (default: 5)",
    )

    board = commands.add_parser("board", help="rank the machines whose result files lie in a folder")
    board.add_argument("folder", type=_target, metavar="FOLDER", help="where the files of the runs lie")
    board.add_argument("--out", type=_target, metavar="FILE", help="write the ranking there as CSV")


def _tolerance(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 100:
        raise argparse.ArgumentTypeError("the tolerance lies between 0 and 100 per cent")
    return value


def _add_choice(command: argparse.ArgumentParser) -> None:
    command.add_argument("--models", type=_list, default=",".join(STUDY_LADDER), help="ids from `gpubench models`")
    _add_devices(command)


def _add_devices(command: argparse.ArgumentParser) -> None:
    what = "keys from `gpubench devices`, cpu@N for the CPU with N threads, or all usable ones"
    command.add_argument("--devices", type=_list, default="all", help=what)


def _add_settings(command: argparse.ArgumentParser, usual: Training) -> None:
    command.add_argument(
        "--data", choices=("synthetic", "cifar10", "fashion-mnist"), default="synthetic", help="which images"
    )
    command.add_argument("--data-path", type=_name, metavar="PATH", help="folder or archive that holds them")
    command.add_argument("--download", action="store_true", help="fetch CIFAR-10 (170 MB) when it is not there")
    what = "of the weights, the order and the synthetic images"
    command.add_argument("--seed", type=int, default=usual.seed, help=what)
    command.add_argument(
        "--precision",
        choices=get_args(Precision),
        default=usual.precision,
        help="ieee: float32 with no short cut; default: as PyTorch comes; tuned: bf16 where the chip has it",
    )
    command.add_argument(
        "--mode",
        choices=get_args(Mode),
        default=usual.mode,
        help="batches from the host, or all images on the device",
    )


def _add_output(command: argparse.ArgumentParser) -> None:
    command.add_argument("--out", type=_target, metavar="DIR", help="write every report there too")
    command.add_argument("--json", action="store_true", help="print one JSON document")


class _Help(argparse.ArgumentDefaultsHelpFormatter):
    """Defaults in the help text."""


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _name(text: str) -> str:
    if not text:  # an unset variable in a script: the current folder was not meant
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def _target(text: str) -> Path:
    return Path(_name(text))


def main(argv: list[str] | None = None) -> int:
    """Run one command; its exit code: 0 done, 1 something failed, 2 wrong use, 130 interrupted."""
    open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        # "×" and thin spaces do not exist in every terminal's encoding (cp1252, ASCII).
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args(argv)
    try:
        code = _carry_out(arguments)
        print(end="", flush=True)  # here rather than at exit, where a reader that went away would be an error
    except (UsageError, SpecError) as error:
        complain(str(error))
        return WRONG_USE
    except NoHome as error:
        complain(str(error))
        return FAILED
    except KeyboardInterrupt:  # before a run began: a run ends itself, with its answer
        measuring = arguments.command in ("run", "crossover", "map", "largest", "resume")
        complain("interrupted; " + ("nothing was measured" if measuring else "saved runs are kept"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away (`gpubench models | head`)
        abandon_output()
        return OK
    except OSError as error:
        abandon_output()
        name = f": {error.filename}" if error.filename else ""
        why = f"{error.strerror or error}{name}"
        complain(f"The system refused what was asked ({why}). Free what it lacks and try again; saved runs are kept.")
        return FAILED
    return code


def _carry_out(arguments: argparse.Namespace) -> int:
    match arguments.command:
        case "run":
            return run(arguments)
        case "crossover" | "map":
            return sweep(arguments)
        case "largest":
            return measure(arguments, RunSpec(arguments.models, _UNKNOWN, "largest"))
        case "resume":
            return resume(arguments)
        case "job":
            return job(arguments)
        case "compare":
            return compare(arguments)
        case "baseline":
            return baseline(arguments)
        case "board":
            return board(arguments)
        case "history":
            return history(arguments.json)
        case "models":
            return models(arguments.json)
        case "devices":
            return devices(arguments.json)
        case _:
            return export(arguments)


def history(as_json: bool) -> int:
    """List the saved runs."""
    from gpubench_gui.histories import print_history
    from gpubench_gui.store.database import HistoryUnusable

    try:
        print_history(as_json)
    except HistoryUnusable as error:
        complain(str(error))
        return FAILED
    return OK


def models(as_json: bool) -> int:
    """List the catalogue."""
    from gpubench_gui.terminal import print_json, print_table

    if as_json:
        print_json(
            [
                {
                    "id": m.id,
                    "name": m.name,
                    "parameters": m.parameters,
                    "gflop_per_image": m.train_gflop,
                    "variant": m.variant,
                }
                for m in MODELS.values()
            ]
        )
        return OK
    rows = [(m.id, m.name, f"{m.parameters:,}", f"{m.train_gflop:.3f}", m.variant) for m in MODELS.values()]
    print_table(("id", "name", "parameters", "training GFLOP per image", "variant"), rows, right=(2, 3))
    return OK


def devices(as_json: bool) -> int:
    """List every device, with the reason and the cure for those that cannot be used."""
    from gpubench_gui.core.lines import plain
    from gpubench_gui.runner.probe import probe_devices
    from gpubench_gui.terminal import print_json, print_table

    found = probe_devices()
    if as_json:
        print_json([plain(d) for d in found])
    else:
        rows = [(d.key, d.label, "usable" if d.available else f"not usable: {d.reason}", d.cure or "") for d in found]
        print_table(("key", "device", "state", "what to do"), rows)
    return OK if any(d.available for d in found) else FAILED


def run(arguments: argparse.Namespace) -> int:
    """Compare devices."""
    training = Training(
        epochs=arguments.epochs,
        batch_size=arguments.batch_size,
        seed=arguments.seed,
        precision=arguments.precision,
        mode=arguments.mode,
    )
    data = images(arguments)
    return measure(arguments, RunSpec(arguments.models, _UNKNOWN, arguments.protocol, arguments.budget, data, training))


def sweep(arguments: argparse.Namespace) -> int:
    """Find the size from which a device pays, or map the speedup over sizes and batch sizes."""
    training = Training(seed=arguments.seed, precision=arguments.precision, mode=arguments.mode)
    if arguments.command == "crossover":
        training = replace(training, batch_size=arguments.batch_size)
    two = (*_UNKNOWN, DeviceChoice("cpu-again", "cpu", "CPU"))
    data = images(arguments)
    return measure(arguments, RunSpec((FAMILY,), two, arguments.command, arguments.budget, data, training))


def images(arguments: argparse.Namespace) -> DataSpec:
    """The images asked for. Raises `UsageError` for options that contradict each other."""
    if arguments.data_path and arguments.data == "synthetic":
        raise UsageError("--data-path needs --data cifar10 or --data fashion-mnist: the synthetic images are made.")
    if arguments.download and arguments.data != "cifar10":
        raise UsageError("--download needs --data cifar10: only that can be fetched.")
    return DataSpec(arguments.data, arguments.data_path, arguments.download)


# The device in a specification that is checked before the probe has told which there are.
_UNKNOWN = (DeviceChoice("cpu", "cpu", "CPU"),)


def measure(arguments: argparse.Namespace, spec: RunSpec) -> int:
    """Carry out `spec` on the devices asked for, save it, and print the answer."""
    from gpubench_gui.headless import Headless
    from gpubench_gui.runner.probe import probe_devices
    from gpubench_gui.runner.run import Run
    from gpubench_gui.store.runs import cache_folder

    spec.check()  # before the probe, which takes seconds
    found = probe_devices()
    chosen = choose(arguments.devices, found)
    if spec.sweeps and len(chosen) < 2:
        raise UsageError(
            "A sweep compares devices, and there is one: choose at least two, as in --devices cpu@1,cpu@2 "
            "for the CPU with one thread against two."
        )
    if arguments.command == "run" and arguments.tuned:
        chosen += tuple(d.tune() for d in chosen)
    spec = replace(spec, devices=chosen)
    return Headless(Run(spec, found, cache_folder()), arguments.out, arguments.json).run()


def resume(arguments: argparse.Namespace) -> int:
    """Measure what is missing of a saved run."""
    from gpubench_gui.core.resuming import NotResumable
    from gpubench_gui.headless import Headless
    from gpubench_gui.runner.probe import probe_devices
    from gpubench_gui.runner.resumed import ResumedRun
    from gpubench_gui.store.resuming import read_rest
    from gpubench_gui.store.runs import RunUnreadable, cache_folder, locate, read_events

    try:
        path = locate(arguments.run)
        rest = read_rest(path)  # before the probe, which takes seconds
        run = ResumedRun(rest, lambda: read_events(path), probe_devices(), cache_folder())
        return Headless(run, arguments.out, arguments.json).run()
    except RunUnreadable as error:
        complain(f"{error} Nothing was measured: give another saved run.")
        return FAILED
    except NotResumable as error:
        raise UsageError(f"{error} It is kept as it was.") from error


def choose(keys: tuple[str, ...], found: tuple[DeviceInfo, ...]) -> tuple[DeviceChoice, ...]:
    """The devices asked for. Raises `UsageError` for one that is not there or cannot be used."""
    if keys == ("all",):
        usable = tuple(d.choice() for d in found if d.available)
        if not usable:
            raise UsageError(f"No device can be used: {found[0].reason}. {found[0].cure}")
        return usable
    known = {d.key: d for d in found}
    known |= {d.device.split(":")[0]: d for d in reversed(found) if d.available}
    result = []
    for name in keys:
        key, at, threads = name.partition("@")
        device = known.get(key)
        if device is None:
            raise UsageError(f"There is no device {key!r} here. Devices: {', '.join(d.key for d in found)}.")
        if not device.available:
            raise UsageError(f"{device.label} ({device.key}) cannot be used: {device.reason}. {device.cure}")
        result.append(with_threads(device, threads) if at else device.choice())
    return tuple(result)


def with_threads(device: DeviceInfo, threads: str) -> DeviceChoice:
    """The CPU held to that many threads, as a contender of its own. Raises `UsageError` for anything else."""
    if device.key != "cpu" or not (threads.isdecimal() and len(threads) <= 4 and 1 <= int(threads) <= MOST_THREADS):
        raise UsageError(f"{device.key}@{threads} is no device: cpu@N is the CPU with N threads, 1 to {MOST_THREADS}.")
    number = int(threads)
    return DeviceChoice(f"cpu-{number}t", "cpu", f"CPU, {count(number, 'thread')}", number)


def job(arguments: argparse.Namespace) -> int:
    """Project a job from a saved run."""
    from gpubench_gui.core.job import Job
    from gpubench_gui.jobs import print_job
    from gpubench_gui.store.runs import RunUnreadable

    try:
        wanted = Job(arguments.images, arguments.epochs)
    except ValueError as error:
        raise UsageError(str(error)) from error
    try:
        return OK if print_job(arguments.run, wanted, arguments.json) else FAILED
    except RunUnreadable as error:
        complain(f"{error} Give another saved run.")
        return FAILED


def compare(arguments: argparse.Namespace) -> int:
    """Compare saved runs."""
    from gpubench_gui.compares import print_comparison
    from gpubench_gui.store.runs import RunUnreadable

    if len(arguments.runs) < 2:
        raise UsageError("Give at least two saved runs to compare.")
    try:
        return OK if print_comparison(arguments.runs, arguments.json) else FAILED
    except RunUnreadable as error:
        complain(f"{error} Give another saved run.")
        return FAILED


def baseline(arguments: argparse.Namespace) -> int:
    """Set the baseline of this hardware, or check a run against it."""
    from gpubench_gui.compares import check_baseline, set_baseline
    from gpubench_gui.store.runs import RunUnreadable

    if arguments.action == "check":
        return check_baseline(arguments.run, arguments.tolerance / 100)
    try:
        set_baseline(arguments.run)
    except RunUnreadable as error:
        complain(f"{error} Give another saved run.")
        return FAILED
    return OK


def board(arguments: argparse.Namespace) -> int:
    """Rank the machines of a folder."""
    from gpubench_gui.boards import print_board
    from gpubench_gui.report.files import ExportError

    if not arguments.folder.is_dir():
        raise UsageError(f"{arguments.folder} is no folder: give the one that the result files are dropped in.")
    try:
        return OK if print_board(arguments.folder, arguments.out) else FAILED
    except ExportError as error:
        complain(str(error))
        return FAILED


def export(arguments: argparse.Namespace) -> int:
    """Write the reports of a saved run."""
    from gpubench_gui.owner import private
    from gpubench_gui.report.files import ExportError, check_free, export_folder
    from gpubench_gui.report.formats import FORMATS, planned
    from gpubench_gui.report.names import default_name
    from gpubench_gui.store.runs import RunUnreadable, load, locate, read_events

    unknown = [name for name in arguments.format if name not in FORMATS]
    if unknown or not arguments.format:
        raise UsageError(f"There is no format {unknown[0] if unknown else ''!r}. Formats: {', '.join(FORMATS)}.")
    try:
        path = locate(arguments.run)
        record = load(path)
        out = arguments.out or Path(default_name(record))
        check_free(out, planned(record, arguments.format))
        hidden = None if arguments.names else private()
        for written in export_folder(record, lambda: read_events(path), out, arguments.format, hidden):
            print(written)
    except RunUnreadable as error:
        complain(f"{error} Nothing was written: give another saved run.")
        return FAILED
    except ExportError as error:
        complain(str(error))
        return FAILED
    return OK


if __name__ == "__main__":
    sys.exit(main())
