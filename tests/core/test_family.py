"""The family of a sweep as data; `tests/engine` builds its members and counts their figures again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gpubench_gui.core.family import BY_ID, COUNT, MEMBERS, flop_at


def test_parameters_and_work_grow_with_every_member_by_about_the_same_factor() -> None:
    assert len(MEMBERS) == COUNT == len(BY_ID)
    for a, b in pairwise(MEMBERS):
        assert 1.1 < b.parameters / a.parameters < 1.35
        assert 1.05 < b.train_flop / a.train_flop < 1.35
        assert b.depth - a.depth in (0, 1)
    assert 9_000 < MEMBERS[0].parameters < 12_000
    assert 48e6 < MEMBERS[-1].parameters < 52e6


def test_an_id_names_the_size_of_its_network() -> None:
    assert MEMBERS[0].id == "cnn-0.011M"
    assert MEMBERS[-1].id == "cnn-50M"
    for m in MEMBERS:
        assert float(m.id.removeprefix("cnn-").removesuffix("M")) == pytest.approx(m.parameters / 1e6, rel=0.05)


def test_work_between_members_lies_between_theirs() -> None:
    for m in (MEMBERS[0], MEMBERS[7], MEMBERS[-1]):
        assert flop_at(m.parameters) == pytest.approx(m.train_flop)
    between = flop_at((MEMBERS[3].parameters * MEMBERS[4].parameters) ** 0.5)
    assert MEMBERS[3].train_flop < between < MEMBERS[4].train_flop
    assert flop_at(1e8) > MEMBERS[-1].train_flop
