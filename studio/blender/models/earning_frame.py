"""A frame for a first note: a mount with a slot, a silver yantra let into it, a line for name and date. Lengths are centimetres."""

import materials
from coin import rupee
from engraved import engraved_metal
from matter import paper
from models.framed_yantra import _moulding
from shapes import block, group_of, lathe, mirror_of


def build(width=15.24, height=22.86, turn=0.0, coin=None):
    inner, tall = width - 3.7, height - 3.7
    mount = block("mount", (inner + 0.3, tall + 0.3, 0.2), paper((0.74, 0.69, 0.58)), (0, 0, 0.7), 0.02)
    # the window of the slot: a note of ten rupees, 123 by 63 mm, stands in it upright
    low = -tall * 0.16
    slot = block("slot", (6.7, 12.6, 0.06), materials.plain("slot", (0.42, 0.38, 0.3), 0.9, 0.1), (0, low + 0.4, 0.79), 0.01)
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
    disc.location = (0, tall / 2 - 1.36, 0.8)
    line = block(
        "line", (6.0, 0.035, 0.01), materials.plain("ink", (0.05, 0.04, 0.035), 0.8), (0, -tall / 2 + 0.75, 0.807), 0.002
    )
    glass = block("glass", (inner + 0.2, tall + 0.2, 0.1), materials.clear_plastic(), (0, 0, 1.0), 0.01)
    bars = [_moulding(width, height, True, materials.wood("Y")), _moulding(width, height, False, materials.wood("X"))]
    group = group_of([mount, slot, *bevels, disc, line, glass, *bars])
    group.rotation_euler = (0, 0, turn)
    mirror_of(group, power=0.3)
    if coin:
        rupee(*coin)
