"""Vessels of the puja room as profiles of radius and height, and what is cut into their walls. Lengths are centimetres."""

import math

import numpy as np

import materials
from shapes import group_of, tube, turned

# A wall is given outside upwards and inside downwards, so that the lip is round.
KALASH = [
    (0, 0), (1.5, 0), (1.62, 0.12), (1.5, 0.3), (1.34, 0.42), (1.9, 0.75), (2.7, 1.5), (3.05, 2.5), (2.85, 3.5),
    (2.1, 4.35), (1.55, 4.75), (1.5, 5.1), (1.75, 5.5), (2.3, 5.85), (2.42, 5.92), (2.38, 6.0), (2.2, 5.95),
    (1.6, 5.55), (1.38, 5.1), (1.44, 4.7), (2.0, 4.2), (2.7, 3.4), (2.9, 2.5), (2.5, 1.5), (1.6, 0.9), (0, 0.8),
]  # fmt: skip
THALI = [(0, 0), (0.87, 0), (0.9, 0.012), (0.955, 0.1), (1.0, 0.145), (1.008, 0.152), (1.0, 0.16), (0.985, 0.155),
         (0.94, 0.112), (0.885, 0.024), (0.85, 0.014), (0, 0.014)]  # fmt: skip
CUP = [(0, 0), (1.1, 0), (1.16, 0.1), (1.0, 0.22), (1.35, 0.6), (1.6, 1.3), (1.66, 2.0), (1.86, 2.3), (1.9, 2.36),
       (1.84, 2.4), (1.6, 2.1), (1.5, 1.3), (1.2, 0.6), (0, 0.36)]  # fmt: skip
LAMP = [(0, 0), (1.5, 0), (1.58, 0.1), (1.3, 0.24), (0.55, 0.5), (0.42, 0.75), (0.6, 0.98), (1.3, 1.2), (2.0, 1.6),
        (2.3, 2.1), (2.32, 2.2), (2.22, 2.2), (1.85, 1.75), (1.2, 1.42), (0, 1.34)]  # fmt: skip
HOLDER = [(0, 0), (1.5, 0), (1.56, 0.1), (1.3, 0.22), (0.8, 0.4), (0.62, 0.7), (0.8, 1.0), (0.92, 1.3), (0.8, 1.6),
          (0.5, 1.8), (0.36, 1.84), (0.28, 1.7), (0, 1.66)]  # fmt: skip


def scaled(profile, size):
    """A profile `size` times as large."""
    return [(radius * size, height * size) for radius, height in profile]


def petals(low, high, count, depth=0.03, rib=True):
    """A form for `turned`: cuts a ring of lotus petals into a wall between two heights, with a line below and above."""

    def form(points, angle):
        radius = np.hypot(points[..., 0], points[..., 1])
        height = points[..., 2]
        share = (height - low) / (high - low)
        cell = 2 * math.pi * np.maximum(radius, 0.1) / count
        across = (angle * count / (2 * math.pi)) % 1 - 0.5
        half = 0.47 * np.cos(np.clip(share, 0, 1) * math.pi / 2) ** 0.75
        inside = (share > 0) & (share < 1)
        line = np.exp(-(((np.abs(across) - half) * cell / 0.05) ** 2))
        if rib:
            line = np.maximum(line, 0.6 * np.exp(-((across * cell / 0.04) ** 2)) * (share < 0.62))
        cut = np.where(inside, line, 0)
        for edge in (low - 0.02, high + 0.06):
            cut = np.maximum(cut, np.exp(-(((height - edge) / 0.035) ** 2)))
        keep = 1 - depth * cut / np.maximum(radius, 0.2)
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, height], axis=2)

    return form


def ring_lines(heights, rise):
    """A form for `turned`: raises a line around a wall at each of `heights`."""

    def form(points, angle):
        radius = np.hypot(points[..., 0], points[..., 1])
        line = sum(np.exp(-(((points[..., 2] - height) / (rise * 1.3)) ** 2)) for height in heights)
        keep = 1 + rise * line / np.maximum(radius, 0.2)
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, points[..., 2]], axis=2)

    return form


def spout(reach, rim, width=0.5):
    """A form for `turned`: draws the lip out to the front, towards -y, as a place for the wick. `rim` is its height."""

    def form(points, angle):
        front = (angle + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi
        near = np.exp(-((front / width) ** 2))
        high = np.clip((points[..., 2] / rim - 0.35) / 0.65, 0, 1) ** 1.6
        out = points.copy()
        out[..., 1] -= reach * near * high
        out[..., 0] *= 1 - 0.3 * near * high
        out[..., 2] += 0.12 * reach * near * high
        return out

    return form


def spoon(metal, length=11.0):
    """A spoon for water: a small bowl, a slim handle whose end curls back. Its bowl lies at the origin."""
    material = materials.metal(metal, 0.2)
    bowl = turned("bowl", [(0, -0.55), (0.6, -0.45), (1.0, -0.1), (1.08, 0.05), (1.0, 0.06), (0.6, -0.28), (0, -0.4)],
                  material, 96, 60)  # fmt: skip
    bowl.scale = (0.9, 1.15, 0.9)
    points = [(0, 1.0, 0.0), (0, 1.8, 0.3), (0, length * 0.5, 0.75), (0, length * 0.86, 1.05), (0, length, 1.5),
              (0, length * 0.985, 1.95), (0, length * 0.93, 1.9), (0, length * 0.92, 1.6)]  # fmt: skip
    handle = tube("handle", points, 0.17, material)
    return group_of([bowl, handle], "spoon")
