"""A plate with what a house puja needs: pot, cup and spoon for water, lamp, bell, stand for incense. Lengths are centimetres."""

import math

import numpy as np

import materials
from coin import rupee
from models.bell import bell
from shapes import group_of, rest, turned
from vessels import CUP, HOLDER, KALASH, LAMP, THALI, petals, scaled, spoon, spout


def _beaten(points, angle):
    """Marks of the hammer along the edge that was turned up by hand."""
    around = np.hypot(points[..., 0], points[..., 1])
    edge = np.clip((around / around.max() - 0.9) / 0.08, 0, 1)
    marks = np.sin(angle * 46) * np.sin(around * 5) + 0.6 * np.sin(angle * 31 + 1.3 + around)
    lifted = points.copy()
    lifted[..., 2] += 0.022 * edge * marks
    return lifted


def build(radius=12.7, turn=0.0, coin=None):
    copper, brass = materials.metal("copper", 0.2), materials.metal("brass", 0.18)
    plate = turned("thali", scaled(THALI, radius), copper, 480, 260, _beaten)
    floor = 0.19
    placed = [
        (turned("kalash", scaled(KALASH, 1.12), copper, 420, 260, petals(2.1, 3.4, 12, 0.03)), (-1.2, 5.6)),
        (turned("cup", CUP, copper, 160, 120), (-6.9, 1.4)),
        (bell(8.6), (6.0, 4.2)),
        (turned("lamp", LAMP, brass, 200, 160, spout(0.9, 2.2, 0.4)), (4.6, -4.2)),
        (turned("holder", HOLDER, brass, 240, 120, petals(0.95, 1.55, 8, 0.02, False)), (-1.4, -1.2)),
    ]
    parts = [plate]
    for item, (x, y) in placed:
        rest(item, x, y, floor)
        parts.append(item)
    ladle = spoon("copper")
    ladle.rotation_euler = (0, 0.03, math.radians(80))
    rest(ladle, 1.6, -8.2, floor)
    parts.append(ladle)
    group = group_of(parts)
    group.rotation_euler = (0, 0, turn)
    if coin:
        rupee(*coin)
