"""Cups of pressed dung with resin in them, to be burnt. Lengths are centimetres."""


import numpy as np

from coin import rupee
from matter import crystal_white, grainy
from scatter import chip_mesh, heap
from shapes import group_of, turned

WALL = [(0, 0), (1.35, 0), (1.5, 0.1), (1.62, 0.7), (1.8, 1.7), (1.92, 2.5), (1.9, 2.66), (1.72, 2.72), (1.5, 2.62),
        (1.44, 2.3), (1.32, 1.4), (1.1, 0.9), (0, 0.8)]  # fmt: skip


def _pressed(seed):
    rng = np.random.default_rng(seed * 3 + 1)
    waves = rng.normal(size=(16, 3)) * np.repeat([2.2, 5, 11, 22], 4)[:, None]
    phase = rng.uniform(0, 6.3, 16)
    size = np.repeat([0.03, 0.022, 0.016, 0.01], 4)

    def form(points, angle):
        bumps = (np.sin(points @ waves.T + phase) * size).sum(axis=-1)
        around = np.hypot(points[..., 0], points[..., 1])
        keep = 1 + bumps * (around > 0.4) * 0.6
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, points[..., 2] + bumps * 0.4], axis=2)

    return form


def cup(seed=1):
    """A cup at the origin, filled almost to its rim with guggul, loban and a little camphor."""
    dung = grainy("dung", (0.05, 0.033, 0.016), (0.135, 0.095, 0.05), 5, 0.8, 0.06, 0.95, 0.1)
    guggul = crystal_white((0.3, 0.115, 0.025), 0.3, 0.3)
    loban = crystal_white((0.62, 0.5, 0.32), 0.35, 0.45)
    dust = grainy("powder", (0.14, 0.085, 0.04), (0.26, 0.17, 0.09), 9, 0.5)
    white = crystal_white()
    kinds = [chip_mesh(0.24, seed * 10 + i, material) for i, material in
             enumerate([guggul, guggul, guggul, guggul, loban, dust, dust, dust, dust])]  # fmt: skip
    bits = heap(kinds, 520, 1.44, 0.42, (0, 0, 2.05), seed, 0.9, 1.8, 0.4, (0.45, 1.3))
    bits += heap([chip_mesh(0.22, seed * 10 + 9, white)], 7, 1.0, 0.3, (0, 0, 2.2), seed + 1, 0.9, 1.8, 0.1)
    return group_of([turned("cup", WALL, dung, 200, 140, _pressed(seed)), *bits], "cup")


def build(places=((0, 0),), seed=1, turn=0.0, coin=None):
    cups = []
    for i, (x, y) in enumerate(places):
        item = cup(seed * 7 + i)
        item.location = (x, y, 0)
        item.rotation_euler = (0, 0, i * 1.7)
        cups.append(item)
    group_of(cups).rotation_euler = (0, 0, turn)
    if coin:
        rupee(*coin)
