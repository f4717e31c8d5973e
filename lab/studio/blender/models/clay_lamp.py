"""Lamps of fired clay, thrown on a wheel. Lengths are centimetres."""

import math

import numpy as np

import materials
from coin import rupee
from engraved import cut_into
from lamp_light import lit
from matter import grainy, terracotta
from shapes import group_of, rest, sweep, turned
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


def _leaf_cup(radius, seed):
    """A cup of a dry sal leaf: creased, its edge uneven, held by a thorn."""
    rng = np.random.default_rng(seed * 5)
    phase = rng.uniform(0, 6.3, 5)

    def creased(points, angle):
        around = np.hypot(points[..., 0], points[..., 1]) / radius
        folds = 0.05 * np.sin(5 * angle + phase[0]) + 0.035 * np.sin(9 * angle + phase[1]) + 0.02 * np.sin(17 * angle + phase[2])
        keep = 1 + folds * around**2
        high = points[..., 2] + radius * around**2 * (0.07 * np.sin(4 * angle + phase[3]) + 0.04 * np.sin(11 * angle + phase[4]))
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, high], axis=2)

    leaf = grainy("sal", (0.13, 0.1, 0.025), (0.3, 0.235, 0.07), 2.2, 0.5, 0.04, 0.6, 0.35)
    profile = [(0, 0.0), (0.5, 0.01), (0.8, 0.1), (1.0, 0.3), (1.14, 0.52), (1.12, 0.53), (0.98, 0.33), (0.78, 0.13), (0, 0.03)]
    return turned("leaf", scaled(profile, radius), leaf, 220, 100, creased)


def _dry_wick(radius, draw, top):
    """A wick as it lies in a lamp before there is oil."""
    path = [(radius * 0.06, -radius * 0.5, top * 0.5), (0, -radius * 0.8, top * 0.86), (0, -(radius + draw * 0.5), top * 1.1),
            (0, -(radius + draw * 0.84), top + draw * 0.12 + 0.1)]  # fmt: skip
    cotton = materials.thread((0.84, 0.81, 0.73), 0.85)
    return sweep("wick", path, [radius * 0.075] * 3 + [radius * 0.03], cotton, 32, 90)


def clay_lamp(kind="deep", radius=5.1, dots=0, seed=1, draw=1.0, burning=False, stamp=None, wick=False, leaf=False):
    """
    A lamp at the origin, its spout towards -y; `burning`: filled, with a wick and its flame; `wick`: with a dry wick.
    `stamp` is the drawing that is pressed into its floor. With `leaf` it sits in a cup of leaf.
    """
    profile = DEEP if kind == "deep" else scaled(SMALL, radius)
    top = max(height for _, height in profile)
    worked, drawn = _worked(top, radius, dots, seed), spout(draw, top, 0.36 if kind == "deep" else 0.5)
    clay = terracotta()
    if stamp:
        clay = cut_into(clay, stamp, radius * 1.24, 0.07, (0.13, 0.04, 0.016), 0.85)
    steps = (480, 260) if kind == "deep" else (240, 140)
    item = turned("lamp", profile, clay, *steps, lambda points, angle: drawn(worked(points, angle), angle))
    parts = []
    if burning and kind == "deep":
        parts = lit(radius, draw, top, 3.3, 4.66, drawn, 0.24, 4.2)
    elif burning:
        parts = lit(radius, draw, top, top * 0.72, radius * 0.86, drawn, radius * 0.055, radius * 1.0)
    elif wick:
        parts = [_dry_wick(radius, draw, top)]
    if not parts and not leaf:
        return item
    if leaf:
        for part in (item, *parts):
            part.location.z += radius * 0.05
        parts.append(_leaf_cup(radius * 1.05, seed))
    return group_of([item, *parts], "lamp")


def build(kind="deep", radius=5.1, dots=44, turn=0.0, tilt=0.0, coin=None, **shape):
    item = clay_lamp(kind, radius, dots, **{"draw": 1.1, **shape})
    item.rotation_euler = (tilt, 0, turn)
    rest(item)
    if coin:
        rupee(*coin)
