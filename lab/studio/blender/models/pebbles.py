"""Tumbled or broken stones, one or several. Lengths are centimetres."""
import random

import stones
from coin import rupee
from pebble import broken_mesh, lay_down, pebble_mesh, spread


def build(kinds, size=(2.5, 2.0, 1.5), seed=1, bumps=0.1, gap=1.25, raw=False, clean=2, rough=0.06, square=False,
          turn=0.0, tilt=0.0, lean=0.0, coin=None):  # fmt: skip
    rng = random.Random(seed)
    made = {}
    for i, (kind, (x, y)) in enumerate(zip(kinds, spread(len(kinds), max(size) * gap, seed))):
        if kind not in made:
            made[kind] = stones.stone(kind, seed, max(size))
        grown = [side * rng.uniform(0.88, 1.1) for side in size] if len(kinds) > 1 else size
        number = seed * 20 + i
        mesh = broken_mesh(grown, number, clean, 7, rough, square) if raw else pebble_mesh(grown, number, bumps)
        loose = len(kinds) > 1
        lay_down(mesh, made[kind], (x, y), turn + (rng.uniform(0, 6.3) if loose else 0), tilt, lean)
    if coin:
        rupee(*coin)
