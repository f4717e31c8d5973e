"""Flat flakes of camphor in a jar of clear glass with a lid, and a few beside it. Lengths are centimetres."""

import math

import numpy as np

import materials
from coin import rupee
from matter import crystal_white
from scatter import flake_mesh, heap, place
from shapes import group_of, rest, turned

GLASS = [(0, 0), (2.7, 0), (3.0, 0.12), (3.1, 0.4), (3.1, 5.0), (3.0, 5.5), (2.6, 5.9), (2.5, 6.1), (2.5, 6.9), (2.36, 6.9)]
LID = [(2.62, 6.0), (2.72, 6.0), (2.74, 6.1), (2.74, 7.05), (2.6, 7.2), (2.4, 7.24), (0, 7.24)]


def _knurled(points, angle):
    """Grooves for the fingers around the wall of the lid."""
    around = np.hypot(points[..., 0], points[..., 1])
    wall = (around > 2.66) & (points[..., 2] > 6.15) & (points[..., 2] < 7.0)
    keep = 1 + 0.008 * np.sin(angle * 90) * wall
    return np.stack([points[..., 0] * keep, points[..., 1] * keep, points[..., 2]], axis=2)


def jar(seed=1, lid=True):
    """A full jar at the origin."""
    flakes = [
        flake_mesh(size, seed * 20 + i, crystal_white((0.93, 0.94, 0.95), 0.5, 0.1, 0.16))
        for i, size in enumerate((0.5, 0.8, 0.9, 1.1, 1.2, 1.3))
    ]
    rng = np.random.default_rng(seed)
    parts = [turned("glass", GLASS, materials.clear_plastic(), 160, 120, None, 1)]
    for _ in range(420):
        angle, reach = rng.uniform(0, 6.3), 2.5 * math.sqrt(rng.uniform(0.25, 1))
        at = (reach * math.cos(angle), reach * math.sin(angle), rng.uniform(0.3, 5.2))
        parts.append(place(flakes[rng.integers(6)], at, tuple(rng.normal(size=3) * 1.1), rng.uniform(0.7, 1.05)))
    if lid:
        parts.append(turned("lid", LID, materials.metal("steel", 0.28), 720, 120, _knurled, 1))
    return group_of(parts, "jar")


def build(jarred=True, loose=26, at=(5.4, -1.8), radius=1.7, height=0.5, seed=1, turn=0.0, coin=None):
    parts = []
    if jarred:
        item = jar(seed)
        rest(item)
        parts.append(item)
    flakes = [
        flake_mesh(size, seed * 31 + i, crystal_white((0.93, 0.94, 0.95), 0.5, 0.1, 0.16))
        for i, size in enumerate((0.5, 0.7, 0.9, 1.1, 1.2, 1.5))
    ]
    parts += heap(flakes, loose, radius, height, (*at, 0.05), seed, 0.32, 1.2, 0.3, (0.6, 1.1))
    group_of(parts).rotation_euler = (0, 0, turn)
    if coin:
        rupee(*coin)
