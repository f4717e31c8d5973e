"""Lamps of fired clay, thrown on a wheel. Lengths are centimetres."""

import math

import numpy as np

from coin import rupee
from matter import terracotta
from shapes import rest, turned
from vessels import scaled, spout

# A deep lamp: outside upwards, inside downwards to a well of about three centimetres.
DEEP = [
    (0, 0), (2.9, 0), (3.1, 0.14), (3.0, 0.4), (3.5, 1.0), (4.5, 2.0), (5.1, 3.0), (5.2, 3.7), (5.02, 4.1),
    (4.98, 4.3), (5.08, 4.42), (4.94, 4.5), (4.66, 4.4), (4.6, 4.1), (4.7, 3.6), (4.5, 2.9), (3.8, 2.0), (2.6, 1.3),
    (1.2, 1.0), (0, 0.95),
]  # fmt: skip
SMALL = [(0, 0), (0.5, 0), (0.54, 0.05), (0.72, 0.2), (0.96, 0.42), (1.0, 0.5), (0.97, 0.53), (0.9, 0.48), (0.7, 0.3),
         (0.4, 0.17), (0, 0.15)]  # fmt: skip


def _worked(height, radius, dots, seed):
    """Marks of the wheel and of the thumb: fine rings, a ring of pressed dots below the lip, a body not quite round."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.3, 6)

    def form(points, angle):
        high = points[..., 2]
        around = np.hypot(points[..., 0], points[..., 1])
        wander = 0.012 * np.sin(2 * angle + phase[0]) + 0.006 * np.sin(3 * angle + phase[1] + high)
        rings = 0.006 * np.sin(high * 9 + phase[2] + 0.4 * np.sin(angle + phase[3])) + 0.004 * np.sin(high * 23 + phase[4])
        keep = 1 + wander + rings * (around > radius * 0.3)
        if dots:
            across = (angle * dots / (2 * math.pi)) % 1 - 0.5
            cell = 2 * math.pi * radius / dots
            away = np.hypot(across * cell, high - height * 0.72)
            outside = around > radius * 0.955
            keep = keep - np.where(outside, 0.045 * np.exp(-((away / 0.2) ** 2)), 0)
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, high], axis=2)

    return form


def clay_lamp(kind="deep", radius=5.1, dots=0, seed=1, draw=1.0):
    """A lamp at the origin, its spout towards -y."""
    profile = DEEP if kind == "deep" else scaled(SMALL, radius)
    top = max(height for _, height in profile)
    worked, drawn = _worked(top, radius, dots, seed), spout(draw, top, 0.36 if kind == "deep" else 0.5)
    item = turned("lamp", profile, terracotta(), 480, 260, lambda points, angle: drawn(worked(points, angle), angle))
    return item


def build(kind="deep", radius=5.1, dots=44, seed=1, turn=0.0, tilt=0.0, draw=1.1, coin=None):
    item = clay_lamp(kind, radius, dots, seed, draw)
    item.rotation_euler = (tilt, 0, turn)
    rest(item)
    if coin:
        rupee(*coin)
