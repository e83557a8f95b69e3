"""The first batch before any training: what two devices must agree on."""

from __future__ import annotations

import hashlib
from itertools import islice

import torch

from gpubench_gui.core.events import StepZero
from gpubench_gui.core.lines import finite_or_none
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.engine.train import Trainer

ROWS = 8  # images whose logits are sent: 8,000 numbers of a 1000-way head, where the first differing bit already shows


def step_zero(trainer: Trainer, spec: LaunchSpec) -> StepZero:
    """Loss, logits and gradient norm of the first batch; the weights are left as they are."""
    trainer.model.eval()
    indices = next(islice(trainer.feed.epoch(0, partial=False), 1))
    trainer.feed.gather(indices)
    batch = trainer.feed.deliver()
    # In bf16 and one order, since a tuned contender keeps its images so: the same images give the same digest.
    pixels = batch.images.cpu().to(torch.bfloat16).contiguous().view(torch.int16)
    digest = hashlib.sha256(pixels.numpy().tobytes()).hexdigest()[:16]
    trainer.optimiser.clear()
    loss, logits = trainer.forward(batch)
    loss.backward()
    norm = torch.sqrt(sum_of_squares(trainer.model))
    trainer.optimiser.clear()
    rows = logits[:ROWS].detach().float().flatten().tolist()
    return StepZero(
        spec.model,
        spec.key,
        spec.round,
        trainer.precision,
        digest,
        finite_or_none(loss.item()),
        finite_or_none(norm.item()),
        tuple(finite_or_none(x) for x in rows),
    )


def sum_of_squares(model: torch.nn.Module) -> torch.Tensor:
    """Over all gradients, in float64 where the device has it: a float32 sum of 25 M squares drifts."""
    wide = torch.float32 if next(model.parameters()).device.type == "mps" else torch.float64
    parts = [p.grad.to(wide).square().sum() for p in model.parameters() if p.grad is not None]
    return torch.stack(parts).sum()
