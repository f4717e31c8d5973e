"""A frame for a first note: a mount with a note in its slot, a silver yantra let into it, a line with name and date. Lengths are centimetres."""

import materials
from coin import rupee
from engraved import cut_into, engraved_metal
from matter import paper
from models.framed_yantra import _moulding
from shapes import block, group_of, lathe, mirror_of


def build(width=15.24, height=22.86, turn=0.0, coin=None):
    inner, tall = width - 3.7, height - 3.7
    mount = block("mount", (inner + 0.3, tall + 0.3, 0.2), paper((0.74, 0.69, 0.58)), (0, 0, 0.7), 0.02)
    # the window of the slot: a note of ten rupees, 123 by 63 mm, stands in it upright
    low = -tall * 0.145
    printed = cut_into(paper((0.68, 0.5, 0.33), 0.7), "note", 12.3, 0.0005, (0.13, 0.05, 0.022), 0.9)
    slot = block("note", (6.3, 12.3, 0.05), printed, (0, low + 0.4, 0.8), 0.005)
    bevels = []
    for x, y, size in (
        (-3.38, low + 0.4, (0.1, 12.7, 0.1)),
        (3.38, low + 0.4, (0.1, 12.7, 0.1)),
        (0, low - 5.94, (6.8, 0.1, 0.1)),
        (0, low + 6.74, (6.8, 0.1, 0.1)),
    ):
        bevels.append(block("bevel", size, paper((0.85, 0.83, 0.78)), (x, y, 0.82), 0.03))
    radius = 1.0
    face = engraved_metal("silver", 0.22, "lines", radius * 1.9, 0.012, (0.04, 0.035, 0.035), 0.4, 0.7)
    disc = lathe(
        "yantra", [(0, 0), (radius * 0.97, 0), (radius, 0.02), (radius, 0.08), (radius * 0.96, 0.1), (0, 0.1)], face, 128
    )
    disc.location = (0, tall / 2 - 1.3, 0.8)
    written = cut_into(paper((0.74, 0.69, 0.58)), "name", 8.2, 0.0005, (0.012, 0.016, 0.07), 1)
    line = block("name", (7.4, 1.0, 0.02), written, (0, tall / 2 - 3.0, 0.8), 0.002)
    rule = block(
        "line", (7.0, 0.035, 0.01), materials.plain("ink", (0.05, 0.04, 0.035), 0.8), (0, tall / 2 - 3.52, 0.807), 0.002
    )
    glass = block("glass", (inner + 0.2, tall + 0.2, 0.1), materials.clear_plastic(), (0, 0, 1.0), 0.01)
    bars = [_moulding(width, height, True, materials.wood("Y")), _moulding(width, height, False, materials.wood("X"))]
    group = group_of([mount, slot, *bevels, disc, line, rule, glass, *bars])
    group.rotation_euler = (0, 0, turn)
    mirror_of(group, power=0.3)
    if coin:
        rupee(*coin)
