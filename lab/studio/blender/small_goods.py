"""Small things that come with goods: a bottle, a timer, a bag, thread, nuts, lamps. Lengths are centimetres."""

import math

import numpy as np

import materials
from bead import place_bead
from cloth import silk
from cut_stone import gem
from glasswork import braid
from lamp_light import lit
from matter import fibre, grainy, paper
from models.havan_kit import cotton_wicks
from pebble import pebble_mesh
from shapes import group_of, mesh_object, sweep, tube, turned
from strand import _strands
from vessels import LAMP, petals, scaled, spout


def bottle(seed=1):
    """A bottle of 200 ml with sesame oil, a cork cap and a plain label."""
    body = [
        (0, 0),
        (2.3, 0),
        (2.55, 0.15),
        (2.6, 0.5),
        (2.6, 8.0),
        (2.4, 9.2),
        (1.5, 10.4),
        (1.1, 10.9),
        (1.05, 12.4),
        (1.2, 12.5),
        (1.2, 12.8),
        (1.0, 12.8),
    ]
    inside = [(0, 0.2), (2.2, 0.2), (2.44, 0.5), (2.44, 7.9), (2.26, 9.0), (1.7, 9.8), (0, 9.8)]
    cork = [(0, 12.2), (0.95, 12.2), (1.05, 13.4), (0.98, 13.5), (0, 13.5)]
    label = [(2.615, 2.4), (2.62, 2.4), (2.62, 6.6), (2.615, 6.6)]
    oil = materials.plain("oil", (0.62, 0.33, 0.04), 0.04, 0.5, 0.4)
    return [turned("glass", body, materials.clear_plastic(), 128, 140, None, 1), turned("oil", inside, oil, 96, 90, None, 1),
            turned("cork", cork, grainy("cork", (0.3, 0.19, 0.1), (0.5, 0.34, 0.2), 6), 64, 50, None, 1),
            turned("label", label, paper((0.74, 0.66, 0.5)), 128, 20, None, 0)]  # fmt: skip


def timer(seed=1):
    """A glass of sand between two discs of beech, three pillars around it, six centimetres high."""
    pale, light = (0.3, 0.165, 0.07), (0.5, 0.31, 0.15)
    wood, upright = fibre("beech", pale, light, "X", 2.4, 0.5, 0.12), fibre("beech", pale, light, "Z", 2.4, 0.5, 0.12)
    parts = []
    for z in (0, 9.4):
        disc = turned("disc", [(0, 0), (2.7, 0), (2.85, 0.12), (2.85, 0.7), (2.7, 0.82), (0, 0.82)], wood, 96, 60, None, 1)
        disc.location.z = z
        parts.append(disc)
    for i in range(3):
        pillar = turned(
            "pillar",
            [(0, 0), (0.3, 0), (0.22, 0.5), (0.3, 2.0), (0.2, 4.3), (0.3, 6.6), (0.22, 8.1), (0.3, 8.6), (0, 8.6)],
            upright,
            40,
            120,
        )
        angle = i * 2 * math.pi / 3 + 0.5
        pillar.location = (2.2 * math.cos(angle), 2.2 * math.sin(angle), 0.8)
        parts.append(pillar)
    bulb = [
        (0, 0.85),
        (1.2, 0.9),
        (1.62, 1.6),
        (1.6, 3.0),
        (1.1, 4.3),
        (0.25, 5.05),
        (0.16, 5.15),
        (0.25, 5.25),
        (1.1, 6.0),
        (1.6, 7.3),
        (1.62, 8.7),
        (1.2, 9.35),
        (0, 9.4),
    ]
    parts.append(turned("bulb", bulb, materials.clear_plastic(), 128, 160))
    sand = grainy("sand", (0.44, 0.3, 0.16), (0.62, 0.47, 0.28), 14)
    parts.append(
        turned("sand", [(0, 1.0), (1.1, 1.0), (1.5, 1.6), (1.52, 2.3), (1.2, 2.7), (0.5, 3.2), (0, 3.4)], sand, 96, 60)
    )
    parts.append(turned("rest", [(0, 5.3), (0.2, 5.4), (0.9, 6.1), (1.0, 6.3), (0, 6.35)], sand, 96, 50, None, 1))
    for part in parts:
        part.scale = (0.62,) * 3
        part.location = tuple(value * 0.62 for value in part.location)
    return parts


def gomukhi(seed=1):
    """A bag of cotton for the hand that counts: shaped as the mouth of a cow, a slit at its side for the thumb."""
    cotton = silk((0.52, 0.16, 0.03), 0.8)
    path = [
        (-8, 1.6, 0.9),
        (-7.6, 1.6, 1.0),
        (-4, 1.7, 1.25),
        (0, 1.2, 1.35),
        (3.4, -0.6, 1.25),
        (5.6, -3.4, 1.1),
        (6.6, -6.6, 0.9),
        (6.7, -7.1, 0.8),
    ]

    def soft(points, angle, share):
        middle = points.mean(axis=1, keepdims=True)
        folds = 0.05 * np.sin(angle * 4 + share * 17) + 0.04 * np.sin(angle * 7 - share * 31)
        return middle + (points - middle) * (1 + folds)[..., None]

    bag = sweep(
        "bag",
        path,
        [2.4, 3.2, 3.6, 4.1, 3.7, 3.0, 2.7, 2.3],
        cotton,
        120,
        220,
        [0.5, 0.6, 0.75, 0.85, 0.75, 0.6, 0.5, 0.3],
        soft,
    )
    slit = sweep("slit", [(-3.6, 0.0, 1.62), (-1.6, -0.3, 1.72), (0.4, -0.8, 1.72)], [0.02, 0.22, 0.02], materials.plain("dark", (0.05, 0.015, 0.006), 0.9), 24, 40,
                 [0.02, 0.08, 0.02])  # fmt: skip
    hem = [(6.7 + 2.55 * math.cos(a), -7.0 + 0.2 * math.cos(a), 0.85 + 0.72 * math.sin(a)) for a in np.linspace(0, 6.2, 40)]
    return [bag, slit, tube("hem", hem, 0.14, materials.thread((0.62, 0.42, 0.06)), closed=True)]


def loose_gem(kind="cut_peridot", long=0.8, seed=1):
    """A cut stone that lies on its point and girdle."""
    item = gem("stone", kind, long, seed)[0]
    item.rotation_euler = (0.5, 0.2, 0)
    return [item]


def wicks(count, seed=1):
    return [cotton_wicks(count)]


def thread(seed=1):
    """A ball of mauli: red cotton with yellow in it."""
    rng = np.random.default_rng(seed)
    lines = {"red": [], "yellow": []}
    for i in range(46):
        tilt, turn = rng.uniform(0, math.pi), rng.uniform(0, 6.3)
        ring = []
        for a in np.linspace(0, 6.0, 22):
            x, y, z = 1.5 * math.cos(a), 1.5 * math.sin(a), 0
            y, z = y * math.cos(tilt), y * math.sin(tilt)
            ring.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z))
        lines["yellow" if i % 6 == 0 else "red"].append(ring)
    return [_strands("red", lines["red"], 0.12, materials.thread((0.42, 0.015, 0.02))),
            _strands("yellow", lines["yellow"], 0.12, materials.thread((0.7, 0.45, 0.03)))]  # fmt: skip


def nuts(count, seed=1):
    skin = grainy("nut", (0.14, 0.07, 0.03), (0.32, 0.18, 0.09), 5, 0.4)
    parts = []
    for i in range(count):
        item = mesh_object("nut", pebble_mesh((1.9, 1.8, 1.7), seed * 9 + i, 0.06, 5), skin, smooth=False)
        item.location = ((i % 3) * 2.0, (i // 3) * 2.0, 0.85)
        parts.append(item)
    return parts


def brass_lamp(seed=1):
    return [turned("lamp", LAMP, materials.metal("brass", 0.18), 240, 180, spout(0.9, 2.2, 0.4))]


def lamp_pair(seed=1):
    """Two lamps, each the mirror of the other, that lean their flames together upon an oval tray."""
    brass = materials.metal("brass", 0.17)
    tray = turned(
        "tray",
        [(0, 0), (5.2, 0), (5.4, 0.08), (5.7, 0.5), (6.1, 0.8), (6.16, 0.9), (6.0, 0.9), (5.5, 0.6), (5.1, 0.26), (0, 0.22)],
        brass,
        240,
        140,
    )
    tray.scale = (1.62, 1.02, 1)
    parts = [tray]
    for side in (-1, 1):
        drawn = spout(1.5, 2.9, 0.42)
        lamp = turned("lamp", scaled(LAMP, 1.35), brass, 240, 180,
                      lambda points, angle: drawn(petals(1.75, 2.7, 10, 0.02, False)(points, angle), angle))  # fmt: skip
        held = lit(3.1, 1.5, 2.9, 2.62, 2.7, drawn, 0.17, 4.4, True)
        # both flames lean to one another over the middle of the tray
        pair = group_of([lamp, *held], "lamp")
        pair.rotation_euler = (0, 0, side * math.pi / 2)
        pair.location = (-side * 5.0, 0, 0.24)
        parts.append(pair)
    return parts


def bead_band(seed=1):
    """A rudraksha between two small caps on braided crimson silk, its ends knotted."""

    crimson = materials.thread((0.38, 0.01, 0.03))
    bead = place_bead(5, seed, 1.4, 1.5, 1.57, (0, 0))
    silver = materials.metal("silver", 0.22)
    parts = [bead]
    for side in (-1, 1):
        cap = turned("cap", [(0.5, 0), (0.52, 0.06), (0.44, 0.22), (0.24, 0.34), (0.16, 0.42), (0.1, 0.42)], silver, 64, 40)
        cap.rotation_euler = (0, side * math.pi / 2, 0)
        cap.location = (side * 0.44, 0, 0.66)
        parts.append(cap)
        points = [
            (side * x, y, z)
            for x, y, z in (
                (0.85, 0, 0.62),
                (1.6, 0.05, 0.4),
                (3.0, 0.5, 0.2),
                (5.0, 1.6, 0.18),
                (7.4, 3.6, 0.18),
                (8.6, 5.6, 0.18),
            )
        ]
        lines, material, radius = braid(points, crimson, 0.24)
        parts.append(_strands("silk", lines, radius, material))
        end = np.array(points[-1])
        rng = np.random.default_rng(seed + side)
        fringe = [
            [
                tuple(end),
                tuple(end + [side * 0.4 + rng.normal() * 0.2, 0.9, 0.05]),
                tuple(end + [side * 0.6 + rng.normal() * 0.4, 1.9 + rng.normal() * 0.1, 0]),
            ]
            for _ in range(40)
        ]
        parts.append(_strands("fringe", fringe, 0.02, crimson))
    return parts
