"""Nine small loose stones, each in its well of a velvet board, in a box of card. Lengths are centimetres."""

import materials
from coin import rupee
from matter import paper
from settings import set_stone
from shapes import block, group_of, turned

# The order of the temple with Surya in the middle and the east above.
NINE = [("cut", "cut_emerald", "oval"), ("slice", "cut_diamond", "round"), ("pearl", "pearl", ""), ("cut", "cut_yellow", "cushion"),
        ("cut", "cut_ruby", "round"), ("dome", "coral", ""), ("dome", "catseye", ""), ("cut", "cut_sapphire", "cushion"), ("cut", "cut_hessonite", "oval")]  # fmt: skip


def board(seed=1):
    """The box, its board and the stones, as one object."""
    velvet = materials.plain("velvet", (0.05, 0.012, 0.022), 0.95, 0.05)
    velvet.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.5
    rim, card = paper((0.3, 0.02, 0.035), 0.55), paper((0.8, 0.76, 0.66))
    parts = [
        block("box", (10.4, 11.2, 1.5), rim, (0, 0, 0.75), 0.08),
        block("board", (9.6, 10.4, 0.2), velvet, (0, 0, 1.46), 0.05),
    ]
    for i, (kind, stone, cut) in enumerate(NINE):
        x, y = (i % 3 - 1) * 2.9, (1 - i // 3) * 3.1 + 0.35
        ring = turned(
            "well", [(0.0, 0.005), (0.66, 0.005), (0.74, 0.05), (0.82, 0.06), (0.86, 0.0), (0.86, -0.02)], velvet, 96, 60
        )
        ring.location = (x, y, 1.57)
        spec = {"cut": {"cut": cut, "kind": stone, "long": 0.62}, "slice": {"cut": "round", "kind": stone, "long": 0.5}, "pearl": {"pearl": True, "long": 0.6, "flat": 0.92},
                "dome": {"dome": "oval", "kind": stone, "long": 0.66, "wide": 0.52, "rise": 0.2}}[kind]  # fmt: skip
        item, _, _, deep = set_stone(spec, seed + i)
        item.location = (x, y, 1.59 + deep)
        label = block("label", (1.9, 0.5, 0.03), card, (x, y - 1.25, 1.575), 0.008)
        parts += [ring, item, label]
    return group_of(parts, "board")


def build(seed=1, turn=0.0, near=False, coin=None):
    item = board(seed)
    item.rotation_euler = (0, 0, turn)
    if near:
        for part in item.children[2:]:
            part["focus"] = True
    if coin:
        rupee(*coin)
