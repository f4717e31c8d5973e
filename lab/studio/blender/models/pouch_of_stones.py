"""A pouch of cloth and what comes in it. Lengths are centimetres."""

import math

import numpy as np
from mathutils import Vector

import stones
from cloth import potli
from coin import rupee
from pebble import lay_down, pebble_mesh
from shapes import group_of
from strand import ball_mesh, put


def _laid(kinds, size, seed, rows, pitch):
    """Stones in `rows` before the pouch, each of its own shape; pearls stay round."""
    rng = np.random.default_rng(seed)
    found = []
    for i, kind in enumerate(kinds):
        row, column = divmod(i, rows)
        length = min(rows, len(kinds) - row * rows)
        x = (column - (length - 1) / 2) * pitch + rng.uniform(-0.15, 0.15)
        y = -row * pitch + rng.uniform(-0.15, 0.15)
        if kind == "pearl":
            found.append(
                put(ball_mesh(0.42, stones.stone("pearl", seed, 1), 0.9, 32), Vector((x, y, 0.4)), Vector((1, 0, 0.2)))
            )
            continue
        grown = [side * rng.uniform(0.9, 1.08) for side in size]
        mesh = pebble_mesh(grown, seed * 20 + i, 0.1)
        found.append(lay_down(mesh, stones.stone(kind, seed + i, max(size)), (x, y), rng.uniform(0, 6.3)))
    return found


def build(
    kinds, size=(2.0, 1.6, 1.25), colour=(0.62, 0.38, 0.02), wide=5.0, rows=3, pitch=2.5, bag=True, seed=1, turn=0.0, coin=None
):
    parts = _laid(kinds, size, seed, rows, pitch)
    deep = math.ceil(len(kinds) / rows)
    if bag:
        pouch = potli(wide, colour, seed=seed)
        pouch.location = (-wide * 0.1, wide * 0.5 + pitch * 0.55, 0)
        parts.append(pouch)
    group = group_of(parts)
    group.rotation_euler = (0, 0, turn)
    group.location = (0, deep * 0.3, 0)
    if coin:
        rupee(*coin)
