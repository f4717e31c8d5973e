"""Incense rolled by hand on bamboo, and the paper tube in which it comes. Lengths are centimetres."""

import math

import bpy
import numpy as np

from coin import rupee
from matter import fibre, grainy, paper
from scatter import place
from shapes import group_of, rest, turned

LONG, BARE = 22.0, 5.6


def _stick_mesh(seed, paste, bamboo):
    """One stick along x: bare bamboo, then paste that is a little uneven and ends in a blunt tip."""
    parts = []
    for radius, begin, end, material, rough in ((0.065, 0, LONG - 0.2, bamboo, 0.0), (0.155, BARE, LONG, paste, 0.06)):
        rng = np.random.default_rng(seed * 5 + int(radius * 1000))
        phase = rng.uniform(0, 6.3, 3)

        def form(points, angle, rough=rough, phase=phase):
            z = points[..., 2]
            keep = 1 + rough * (np.sin(z * 2.1 + phase[0]) + np.sin(z * 5.3 + phase[1] + angle) * 0.6)
            return np.stack([points[..., 0] * keep, points[..., 1] * keep, z], axis=2)

        round_end = radius * 0.9
        profile = [(0, begin), (radius * 0.8, begin), (radius, begin + round_end), (radius, end - round_end),
                   (radius * 0.8, end), (0, end)]  # fmt: skip
        parts.append(turned("part", profile, material, 14, 120, form, 1))
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    mesh = parts[0].data
    bpy.data.objects.remove(parts[0])
    return mesh


def sticks(rows, seed=1, spread=0.03, pitch=0.34):
    """Sticks that lie along x, bare ends at the left, `rows` of them from the ground upwards. Returns one object."""
    rng = np.random.default_rng(seed)
    paste = grainy("paste", (0.1, 0.055, 0.028), (0.2, 0.115, 0.058), 9, 0.5, 0.03)
    bamboo = fibre("bamboo", (0.42, 0.26, 0.11), (0.62, 0.42, 0.2), "Z", 20)
    kinds = [_stick_mesh(seed * 9 + i, paste, bamboo) for i in range(5)]
    parts = []
    for row, count in enumerate(rows):
        for i in range(count):
            y = (i - (count - 1) / 2) * pitch + rng.normal() * 0.03
            at = (-LONG / 2 + rng.normal() * 0.3, y, 0.16 + row * pitch * 0.86)
            yaw = rng.normal() * spread
            parts.append(place(kinds[rng.integers(5)], at, (rng.uniform(0, 6.3), math.pi / 2, 0)))
            parts[-1].rotation_euler = (0, math.pi / 2, yaw)
    return group_of(parts, "sticks")


def tube_of_paper(length=23.4, radius=1.75, open_end=False):
    """A tube of card along x with a lid, a band of dark paper around its middle. Returns one object."""
    body, band = paper((0.72, 0.55, 0.34)), paper((0.22, 0.02, 0.035), 0.55)
    wall = 0.12
    shell = [(radius - wall, 0.3), (radius, 0.3), (radius, length - 0.3), (radius - wall, length - 0.3)]
    shapes = [(shell, body, 1), ([(radius + 0.012, 7), (radius + 0.02, 7), (radius + 0.02, 17), (radius + 0.012, 17)], band, 0)]
    shapes.append(([(0, 0), (radius + 0.08, 0), (radius + 0.1, 0.06), (radius + 0.1, 3.2), (radius, 3.24)], body, 0))
    if not open_end:
        shapes.append(([(radius, length - 3.24), (radius + 0.1, length - 3.2), (radius + 0.1, length - 0.06),
                        (radius + 0.08, length), (0, length)], body, 0))  # fmt: skip
    parts = [turned("tube", profile, material, 160, 60, None, soft) for profile, material, soft in shapes]
    for part in parts:
        part.rotation_euler = (0, math.pi / 2, 0)
        part.location = (-length / 2, 0, 0)
    return group_of(parts, "tube")


def build(rows=(9, 8, 7, 6), tube=True, turn=0.0, seed=1, spread=0.03, coin=None):
    bundle = sticks(rows, seed, spread)
    parts = [bundle]
    if tube:
        box = tube_of_paper()
        rest(box, 0.8, 4.6)
        box.rotation_euler = (0.4, 0, 0.06)
        parts.append(box)
        bundle.location.y = -0.8
    group_of(parts).rotation_euler = (0, 0, turn)
    if coin:
        rupee(*coin)
