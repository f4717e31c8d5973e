"""A box for one havan: a tray of ground herbs, a bundle of mango wood, nine packets, wicks and a leaf. Lengths are centimetres."""

import math

import numpy as np

import materials
from coin import rupee
from matter import crystal_white, fibre, grainy, paper
from scatter import bed, chip_mesh, flake_mesh, rod
from shapes import block, group_of, tube, turned

# Colours of the grahas as their cloth has them, from Surya to Ketu.
GRAHAS = [(0.5, 0.02, 0.02), (0.78, 0.77, 0.74), (0.45, 0.035, 0.02), (0.03, 0.2, 0.05), (0.66, 0.42, 0.03),
          (0.8, 0.78, 0.72), (0.015, 0.02, 0.07), (0.06, 0.05, 0.05), (0.22, 0.12, 0.06)]  # fmt: skip


def herbs(size, height, count, seed=1):
    """Coarse herbs that fill a box of `size`: bark, leaves, petals, seeds and a little resin."""
    bark = grainy("bark", (0.07, 0.035, 0.016), (0.2, 0.11, 0.05), 5)
    leaf = grainy("leaf", (0.07, 0.075, 0.022), (0.17, 0.16, 0.06), 6)
    straw = grainy("straw", (0.32, 0.21, 0.08), (0.52, 0.37, 0.17), 6)
    petal = grainy("petal", (0.3, 0.05, 0.03), (0.45, 0.12, 0.05), 6)
    seed_skin = grainy("seed", (0.03, 0.018, 0.01), (0.09, 0.05, 0.025), 8, roughness=0.6)
    resin = crystal_white((0.42, 0.2, 0.05), 0.3, 0.3)
    kinds = [chip_mesh(0.34, 1, bark, flat=0.4), chip_mesh(0.24, 2, bark), flake_mesh(0.5, 3, leaf, 0.03), flake_mesh(0.36, 4, leaf, 0.03),
             flake_mesh(0.44, 5, straw, 0.05), chip_mesh(0.2, 6, straw), flake_mesh(0.4, 7, petal, 0.03),
             chip_mesh(0.17, 8, seed_skin, 2, smooth=True), chip_mesh(0.28, 9, resin), chip_mesh(0.3, 10, bark, flat=0.3)]  # fmt: skip
    return bed(kinds, count, size, height, (0, 0, 0.1), seed, (0.6, 1.3))


def _bundle(count, length, seed):
    """Split sticks along x with bark on them, tied twice."""
    rng = np.random.default_rng(seed)
    wood = fibre("mango", (0.2, 0.11, 0.05), (0.42, 0.27, 0.14), "Z", 2)
    bark = grainy("bark", (0.05, 0.035, 0.024), (0.15, 0.105, 0.07), 4, 0.9, 0.08)
    parts = []
    for i in range(count):
        ring = 0 if i < 4 else 1
        angle = i * 1.62 + ring * 0.4
        reach = 0.55 if ring == 0 else 1.45
        y, z = reach * math.cos(angle), 1.95 + reach * math.sin(angle)
        half = length / 2 * rng.uniform(0.93, 1.04)
        start, end = (-half, y + rng.normal() * 0.08, z), (half, y + rng.normal() * 0.08, z)
        parts.append(rod(start, end, rng.uniform(0.42, 0.56), bark if rng.random() < 0.6 else wood, vertices=9))
    cord = materials.thread((0.42, 0.03, 0.03))
    for x in (-length * 0.22, length * 0.22):
        for turn in range(3):
            loop = [(x + turn * 0.2, 2.08 * math.cos(a), 1.95 + 2.08 * math.sin(a)) for a in np.linspace(0, 6.1, 22)]
            parts.append(tube("cord", loop, 0.09, cord, closed=True))
    return group_of(parts, "samidha")


def _packet(colour):
    """A folded paper packet with a band of the graha's colour."""
    body = block("packet", (3.3, 2.5, 0.5), paper(), edge=0.16)
    band = block("band", (1.1, 2.53, 0.53), paper(colour, 0.6), edge=0.16)
    flap = block("flap", (3.28, 1.1, 0.06), paper((0.7, 0.62, 0.48)), (0, 0.68, 0.27), 0.02)
    return group_of([body, band, flap], "packet")


def cotton_wicks(count):
    """Round wicks of cotton, three in a row, as one object."""
    cotton = materials.plain("cotton", (0.8, 0.78, 0.74), 0.95, 0.1)
    parts = []
    for i in range(count):
        drop = turned(
            "wick", [(0, 0), (0.36, 0), (0.42, 0.16), (0.34, 0.4), (0.12, 0.66), (0.07, 1.1), (0, 1.35)], cotton, 32, 40
        )
        drop.location = ((i % 3) * 0.95, (i // 3) * 0.95, 0)
        parts.append(drop)
    return group_of(parts, "wicks")


def build(turn=0.0, close=False, seed=1, coin=None):
    card, inner = paper((0.5, 0.34, 0.19)), paper((0.66, 0.56, 0.42))
    wide, deep, high = 27.0, 19.0, 3.4
    parts = [block("floor", (wide, deep, 0.16), inner, (0, 0, 0.08), 0.02)]
    for x, y, size in ((0, -deep / 2, (wide, 0.2, high)), (0, deep / 2, (wide, 0.2, high)),
                       (-wide / 2, 0, (0.2, deep, high)), (wide / 2, 0, (0.2, deep, high))):  # fmt: skip
        parts.append(block("wall", size, card, (x, y, high / 2), 0.03))
    # the herbs have a compartment of their own
    tray = group_of(
        [*herbs((12.9, 12.2), 1.9, 4200, seed), block("fill", (12.9, 12.2, 0.9), paper((0.2, 0.14, 0.08)), (0, 0, 0.45), 0.1)],
        "herbs",
    )
    tray.location = (-6.85, 3.1, 0.16)
    parts.append(block("wall", (0.16, 12.6, 2.6), inner, (-0.2, 3.1, 1.3), 0.03))
    parts.append(block("wall", (wide - 0.4, 0.16, 2.6), inner, (0, -3.2, 1.3), 0.03))
    wood = _bundle(11, 23.0, seed)
    wood.location = (0, -6.4, -0.1)
    parts += [tray, wood]
    for i, colour in enumerate(GRAHAS):
        packet = _packet(colour)
        packet.location = (2.1 + (i % 3) * 3.7, 7.6 - (i // 3) * 2.9, 0.45)
        packet.rotation_euler = (0, 0, (i * 37 % 7 - 3) * 0.02)
        parts.append(packet)
    wicks = cotton_wicks(9)
    wicks.location = (10.2, -2.4, 0.18)
    leaf = block("leaf", (8.2, 2.2, 0.12), paper((0.78, 0.7, 0.52)), (4.6, -1.4, 0.3), 0.02, (0, 0, 0.04))
    parts += [wicks, leaf]
    group_of(parts).rotation_euler = (0, 0, turn)
    if close:
        for item in tray.children:
            item["focus"] = True
    if coin:
        rupee(*coin)
