"""A red pouch and what was knotted into it: a copper yantra, a chip of coral, turmeric, eleven grains of rice, a slip. Lengths are centimetres."""

import math

import numpy as np

import stones
from cloth import potli
from coin import rupee
from engraved import engraved_metal
from matter import grainy, paper
from models.yantra import slab
from pebble import broken_mesh, lay_down
from scatter import place
from shapes import block, group_of, mirror_of, sweep, turned


def turmeric(seed=1):
    """A whole rhizome: a body with rings and two fingers."""
    skin = grainy("turmeric", (0.24, 0.12, 0.03), (0.5, 0.3, 0.09), 4, 0.6, 0.04, 0.8)

    def ringed(points, angle, share):
        middle = points.mean(axis=1, keepdims=True)
        keep = 1 + 0.05 * np.cos(share * 75) + 0.03 * np.sin(angle * 3 + share * 9)
        return middle + (points - middle) * keep[..., None]

    body = sweep("body", [(-2.2, 0, 0.5), (-1.9, 0.05, 0.52), (-0.6, 0.14, 0.56), (0.8, 0, 0.56), (1.9, -0.2, 0.5), (2.3, -0.26, 0.48)],
                 [0.05, 0.36, 0.5, 0.52, 0.4, 0.04], skin, 64, 200, None, ringed)  # fmt: skip
    fingers = []
    for start, way, size in (((0.6, 0.2, 0.5), (0.5, 1.0, 0), 0.3), ((-0.7, -0.2, 0.45), (-0.5, -0.8, 0), 0.26)):
        path = [start, tuple(np.array(start) + np.array(way) * 0.6), tuple(np.array(start) + np.array(way) * 1.1)]
        fingers.append(sweep("finger", path, [size, size * 0.95, 0.03], skin, 48, 90, None, ringed))
    return group_of([body, *fingers], "turmeric")


def rice(count, seed=1, reach=0.9):
    """Unbroken grains, scattered. Returns the objects."""
    rng = np.random.default_rng(seed)
    grain = turned("grain", [(0, -0.34), (0.05, -0.31), (0.1, -0.16), (0.11, 0.05), (0.08, 0.24), (0.03, 0.33), (0, 0.34)],
                   stones.stone("rice", seed, 1), 24, 30)  # fmt: skip
    mesh = grain.data
    grain.hide_render = True
    found = []
    for _ in range(count):
        x, y = rng.normal() * reach * 0.5, rng.normal() * reach * 0.5
        found.append(place(mesh, (x, y, 0.11), (math.pi / 2, 0, rng.uniform(0, 6.3))))
    return found


def build(bag=True, seed=1, turn=0.0, coin=None):
    plate = slab("yantra", 2.4, 0.06, engraved_metal("copper", 0.24, "lines", 2.28, 0.012, filled=0.9), 0.12, 0.02)
    plate.rotation_euler = (0, 0, 0.2)
    plate.location = (-2.2, -0.6, 0)
    root = turmeric(seed)
    root.location = (2.3, -0.2, 0)
    root.rotation_euler = (0, 0, -0.5)
    chip = lay_down(broken_mesh((1.1, 0.8, 0.6), seed, 1, 6, 0.04), stones.stone("coral", seed, 2), (0.0, -2.6), 0.4)
    slip = block("slip", (4.2, 2.4, 0.03), paper((0.78, 0.72, 0.58)), (-3.0, -3.3, 0.04), 0.005, (0, 0, -0.14))
    grains = group_of(rice(11, seed), "rice")
    grains.location = (2.6, -3.2, 0)
    parts = [plate, root, chip, slip, grains]
    if bag:
        pouch = potli(5.2, (0.42, 0.012, 0.02), seed=seed)
        pouch.location = (0.1, 4.2, 0)
        parts.append(pouch)
    group = group_of(parts)
    group.rotation_euler = (0, 0, turn)
    mirror_of(plate, power=0.5)
    if coin:
        rupee(*coin)
