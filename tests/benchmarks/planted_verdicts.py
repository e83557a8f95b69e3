"""Is each bottleneck found that was put there? Five planted steps on one device, looked at as in a run.

    python tests/benchmarks/planted_verdicts.py --device cuda:0

A pipeline that sleeps, a deep stack of tiny layers, large matrix products, work on single elements of large tensors,
and large batches copied from pageable memory. On the CPU launching and copying are no causes: those two are left out.
The exit code is 1 if one is judged wrongly. Takes less than 40 s.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import torch

from gpubench_gui.engine.devices import Device, device
from gpubench_gui.engine.precision import set_precision
from gpubench_gui.telemetry.processors import usable_cpus
from tests.engine import planted


def cases(used: Device) -> list[planted.Planted]:
    """What is planted, of a size that shows on this device."""
    if used.backend == "cpu":
        return [
            planted.sleeping(used),
            planted.large_products(used, 2048, 1024),
            planted.elementwise(used, 256, 20_000),
        ]
    return [
        planted.sleeping(used),
        planted.tiny_layers(used),
        planted.large_products(used, 4096, 4096),  # 1.1 TFLOP a step: 20 ms at 50 TFLOP/s, where issuing takes 1 ms
        planted.elementwise(used, 1024, 50_000),  # 200 MB a tensor, some 50 passes over one: 5 ms at 2 TB/s
        planted.pageable_copies(used, 1024, 50_000),  # 200 MB: 20 ms at 10 GB/s
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu")
    used = device(parser.parse_args().device)
    threads = usable_cpus().threads
    torch.set_num_threads(threads)
    set_precision("ieee")
    torch.manual_seed(0)
    used.prepare()
    wrong, began = 0, time.perf_counter()
    for case in cases(used):
        start = time.perf_counter()
        seen, found = planted.examine(case, used, str(used.torch_device), threads)
        right = found.bound == case.expected
        wrong += not right
        print(f"{'right' if right else 'WRONG'}  expected {case.expected:<15} got {found.bound or 'none':<15}", end="")
        print(f" {time.perf_counter() - start:5.1f} s  {found.sentence}")
        parts = ("step_s", "data_s", "copy_s", "issue_s", "device_s", "matrix_s")
        values = {name: getattr(seen, name) for name in parts}
        shown = {n: "n/a" if v is None else f"{v * 1e3:.3f} ms" for n, v in values.items()}
        print("       " + "  ".join(f"{n[:-2]} {text}" for n, text in shown.items()))
        if seen.missing:
            print(f"       missing: {seen.missing}")
        sys.stdout.flush()
    print(f"{wrong} wrong, {time.perf_counter() - began:.0f} s, torch {torch.__version__}, {used.label()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
