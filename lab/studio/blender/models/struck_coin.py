"""Pocket pieces struck on both sides, with a milled edge. Lengths are centimetres."""

import math

import bpy
import numpy as np

from coin import rupee
from engraved import engraved_metal
from shapes import rest, turned

PROFILE = [(0, -0.1), (0.86, -0.1), (0.9, -0.085), (0.93, -0.08), (0.94, -0.11), (0.985, -0.115), (1.0, -0.095), (1.0, 0.095), (0.985, 0.115),
           (0.94, 0.11), (0.93, 0.08), (0.9, 0.085), (0.86, 0.1), (0, 0.1)]  # fmt: skip


def _milled(points, angle):
    """Fine grooves across the edge."""
    around = np.hypot(points[..., 0], points[..., 1])
    edge = around > around.max() * 0.992
    keep = 1 - 0.012 * (0.5 + 0.5 * np.cos(angle * 110)) * edge
    return np.stack([points[..., 0] * keep, points[..., 1] * keep, points[..., 2]], axis=2)


def piece(metal, across, drawing, depth=0.03, roughness=0.24, thick=1.0):
    """A coin at the origin with `drawing` on its upper side."""
    radius = across / 2
    face = engraved_metal(metal, roughness, drawing, radius * 1.72, -depth, None, 0.4)
    profile = [(r * radius, z * radius * thick) for r, z in PROFILE]
    return turned("piece", profile, face, 880, 90, _milled, 1)


def build(metal="brass", across=2.8, places=1, seed=1, drawings=("lines", "back"), thick=1.0, turn=0.0, coin=None):
    rng = np.random.default_rng(seed)
    for i in range(places):
        item = piece(metal, across, drawings[i % 2 if places > 1 else 0], thick=thick)
        item.rotation_euler = (0, 0, turn + rng.uniform(-0.5, 0.5))
        reach = 0 if places == 1 else across * (0.56 if places == 2 else 0.92)
        angle = i * 2 * math.pi / places + 0.3 + rng.uniform(-0.1, 0.1)
        rest(item, reach * math.cos(angle), reach * math.sin(angle))
    bpy.context.scene["mirror"] = (0, 0, 1)
    bpy.context.scene["mirror_power"] = 0.55
    if coin:
        rupee(*coin)
