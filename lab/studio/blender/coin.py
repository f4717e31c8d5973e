"""The one-rupee coin of 2019: ferritic stainless steel, 20 mm across, 1.45 mm thick (Reserve Bank of India)."""
import bpy

from engraved import engraved_metal
from shapes import lathe

PROFILE = [
    (0, 0), (0.97, 0), (1.0, 0.025), (1.0, 0.12), (0.97, 0.145), (0.925, 0.145), (0.905, 0.128), (0.88, 0.122),
    (0.86, 0.122), (0, 0.122),
]  # fmt: skip


def rupee(x, y, turn=0.35):
    """A coin that lies on the ground with its value upwards."""
    face = engraved_metal("steel", 0.2, "rupee", span=2.0, depth=-0.022, fill=None, wear=0.3)
    coin = lathe("coin", PROFILE, face, steps=128)
    coin.location = (x, y, 0)
    coin.rotation_euler = (0, 0, turn)
    if "mirror" not in bpy.context.scene:
        # the sheen of a card, or the flat face would show the dim air alone
        bpy.context.scene["mirror"] = (0, 0, 1)
        bpy.context.scene["mirror_power"] = 0.3
    return coin
