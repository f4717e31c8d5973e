"""What goods are packed in, and what lies beside them: packets, booklets, boxes, shreds. Lengths are centimetres."""

import math

import numpy as np

from engraved import cut_into
from materials import plain
from matter import fibre, grainy, paper
from pebble import pebble_mesh
from scatter import place
from shapes import block, sweep


def packet(seed=1, colour=(0.5, 0.02, 0.03)):
    return [
        block("packet", (4.4, 3.2, 0.5), paper(), edge=0.18),
        block("band", (1.3, 3.24, 0.53), paper(tuple(colour), 0.6), edge=0.18),
    ]


def booklet(seed=1, colour=(0.36, 0.02, 0.03), size=(10.5, 14.8)):
    """A stitched booklet: paper cover, its edge of pages."""
    cover = block("cover", (size[0], size[1], 0.06), paper(tuple(colour), 0.6), (0, 0, 0.36), 0.01)
    pages = block("pages", (size[0] - 0.2, size[1] - 0.2, 0.3), paper((0.8, 0.77, 0.68)), (0.05, 0, 0.18), 0.01)
    frame = [block("line", (w, h, 0.01), paper((0.74, 0.52, 0.2), 0.4), (x, y, 0.393), 0.002) for x, y, w, h in
             ((0, size[1] * 0.42, size[0] * 0.8, 0.09), (0, -size[1] * 0.42, size[0] * 0.8, 0.09), (size[0] * 0.4, 0, 0.09, size[1] * 0.84),
              (-size[0] * 0.4, 0, 0.09, size[1] * 0.84))]  # fmt: skip
    return [cover, pages, *frame]


def tray(size=(24, 18), high=3.2, seed=1, colour=(0.5, 0.34, 0.19), lid=False):
    """An open box of card, or of mango wood."""
    card = fibre("mango", (0.36, 0.22, 0.1), (0.58, 0.4, 0.21), "X", 2) if lid else paper(tuple(colour))
    wide, deep = size
    parts = [block("floor", (wide, deep, 0.2), card, (0, 0, 0.1), 0.02)]
    for x, y, form in (
        (0, -deep / 2, (wide, 0.3, high)),
        (0, deep / 2, (wide, 0.3, high)),
        (-wide / 2, 0, (0.3, deep, high)),
        (wide / 2, 0, (0.3, deep, high)),
    ):
        parts.append(block("wall", form, card, (x, y, high / 2), 0.04))
    return parts


def jewel_box(seed=1, colour=(0.045, 0.012, 0.05), size=5.2):
    """A box of pressed paper that stands open: its bed and the inside of its lid are velvet."""
    card = paper(colour, 0.5)
    velvet = plain("velvet", tuple(0.3 * value + 0.02 for value in colour), 0.95, 0.05)
    velvet.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 1.0
    satin = plain("satin", (0.72, 0.66, 0.6), 0.4, 0.4)
    half, wall, high = size / 2, 0.24, 1.9
    parts = [block("floor", (size, size, 0.3), card, (0, 0, 0.15), 0.05),
             block("bed", (size - wall * 2, size - wall * 2, 1.0), velvet, (0, 0, 0.75), 0.2)]  # fmt: skip
    for x, y, form in ((0, -half, (size, wall, high)), (0, half, (size, wall, high)), (-half, 0, (wall, size, high)), (half, 0, (wall, size, high))):
        parts.append(block("wall", form, card, (x, y, high / 2), 0.06))
    # the lid leans back on its hinge
    lean = 1.29
    middle = (0, half + math.cos(lean) * half, high + math.sin(lean) * half)
    parts.append(block("lid", (size + 0.2, size + 0.2, 0.4), card, middle, 0.08, (lean, 0, 0)))
    inner = (0, middle[1] - math.sin(lean) * 0.24, middle[2] + math.cos(lean) * 0.24)
    parts.append(block("lining", (size - 0.6, size - 0.6, 0.14), satin, inner, 0.06, (lean, 0, 0)))
    return parts


def card(drawing, seed=1, size=(5.2, 3.5)):
    """A card with words written on it by hand."""
    written = cut_into(paper((0.82, 0.79, 0.72)), drawing, size[0] * 0.9, 0.0005, (0.02, 0.02, 0.09), 1)
    return [block("card", (*size, 0.06), written, (0, 0, 0.03), 0.01)]


def shreds(size=(22, 16), high=1.0, seed=1):
    """Old newspapers, shredded."""
    rng = np.random.default_rng(seed)
    strips = []
    for tone in ((0.6, 0.58, 0.54), (0.48, 0.47, 0.44), (0.68, 0.65, 0.58)):
        strip = sweep(
            "strip",
            [(0, 0, 0), (1, 0.3, 0.1), (2.2, -0.1, 0.05), (3.4, 0.3, 0.12)],
            [0.16] * 4,
            paper(tone),
            8,
            24,
            [0.012] * 4,
        )
        strip.hide_render = True
        strips.append(strip.data)
    return [place(strips[rng.integers(3)], (rng.uniform(-0.5, 0.4) * size[0], rng.uniform(-0.48, 0.46) * size[1], rng.uniform(0.1, high)),
                  (rng.normal() * 0.07, rng.normal() * 0.06, rng.uniform(0, 6.3))) for _ in range(700)]  # fmt: skip


def lotus_seeds(count, seed=1):
    skin = grainy("kamalgatta", (0.02, 0.014, 0.01), (0.075, 0.055, 0.04), 8, 0.2, 0.02, 0.45, 0.4)
    mesh = pebble_mesh((1.3, 1.0, 1.0), seed, 0.02, 4)
    mesh.materials.append(skin)
    rng = np.random.default_rng(seed)
    return [
        place(mesh, (rng.normal() * 1.3, rng.normal() * 1.0, 0.5), (0, rng.normal() * 0.3, rng.uniform(0, 6.3)))
        for _ in range(count)
    ]
