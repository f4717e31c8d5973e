"""What goods are packed in, and what lies beside them: packets, booklets, boxes, shreds. Lengths are centimetres."""

import numpy as np

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
