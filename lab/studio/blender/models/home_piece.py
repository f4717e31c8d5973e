"""Things for door, wall and shelf: bells on a cord, a bowl for flowers, pyramids on a rail. Lengths are centimetres."""

import math

import bpy
import numpy as np

import materials
import stones
from coin import rupee
from glasswork import braid
from lamp_light import flame, oil, wick
from models.bell import bell
from models.pyramid import peak
from shapes import block, grid_object, group_of, rest, turned
from strand import _strands
from vessels import LAMP, petals, scaled

URLI = [(0, 0), (5.6, 0), (6.0, 0.1), (8.2, 0.7), (10.6, 2.0), (11.8, 3.4), (11.95, 3.9), (12.7, 4.05), (12.75, 4.2), (12.7, 4.34), (11.7, 4.3),
        (11.4, 3.9), (10.9, 2.9), (9.6, 1.7), (7.4, 0.86), (5.0, 0.62), (0, 0.6)]  # fmt: skip


def _ring(at, metal, size=0.9, thick=0.13):
    bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=thick, major_segments=64, minor_segments=20, location=at)
    item = bpy.context.object
    item.data.materials.append(metal)
    bpy.ops.object.shade_smooth()
    return item


def _toran(metal, seed):
    """Seven bells, each a little smaller than the last, hang from a braided cord that lies in a bow; rings at both ends."""
    rng = np.random.default_rng(seed)
    madder = materials.thread((0.3, 0.03, 0.02))
    wide, parts = 36.0, []

    def sag(x):
        return -38.0 * (1 - (x / wide) ** 2)

    line = [(x, sag(x) + 0.25 * math.sin(x * 0.4), 0.42) for x in np.linspace(-wide + 0.4, wide - 0.4, 140)]
    strands, material, radius = braid(line, madder, 0.42)
    parts.append(_strands("cord", strands, radius, material))
    for side in (-1, 1):
        parts.append(_ring((side * wide, sag(wide), 0.2), metal, 1.5, 0.22))
    for i in range(7):
        x = (i - 3) * wide / 3.9
        size = 10.4 - i * 0.7
        item = bell(size, "brass", 0.19, band=False)
        item.rotation_euler = (-math.pi / 2 + 0.16, 0, rng.uniform(-0.16, 0.16))
        rest(item, x, sag(x) - 2.6 - size)
        # the close view frames the three in the middle of the bow
        for part in item.children if 2 <= i <= 4 else ():
            part["focus"] = True
        parts.append(item)
        drop, kind, thin = braid([(x, sag(x) - 0.2, 0.4), (x, sag(x) - 1.2, 0.5), (x, sag(x) - 2.8, size * 0.12)], madder, 0.28)
        parts.append(_strands("drop", drop, thin, kind))
    return parts


def _marigold(seed, tone):
    """A marigold about 3.4 across: five rings of crinkled petals that open outwards."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 7), np.linspace(-1, 1, 7), indexing="ij")
    points, faces = [], []
    row, step = np.meshgrid(np.arange(6), np.arange(6), indexing="ij")
    quad = np.stack([row * 7 + step, row * 7 + step + 1, (row + 1) * 7 + step + 1, (row + 1) * 7 + step], axis=2).reshape(-1, 4)
    for ring, (count, reach, lift, steep) in enumerate(((15, 1.5, 0.1, 0.12), (14, 1.35, 0.24, 0.35), (12, 1.08, 0.36, 0.65),
                                                        (10, 0.78, 0.46, 0.95), (7, 0.5, 0.52, 1.25))):  # fmt: skip
        for i in range(count):
            angle = (i + 0.5 * (ring % 2)) * 2 * math.pi / count + rng.normal() * 0.06
            tilt = steep + rng.normal() * 0.07
            wide = 0.42 * np.sqrt(np.clip(u * 1.3, 0, 1)) * reach / 1.3 + 0.05
            out = u * reach * math.cos(tilt)
            high = lift + u * reach * math.sin(tilt) * 0.75 + 0.07 * np.cos(v * 7 + i) * u - 0.1 * u**2 + 0.08 * v**2 * u
            x = out * math.cos(angle) - wide * v * math.sin(angle)
            y = out * math.sin(angle) + wide * v * math.cos(angle)
            faces.append(quad + 49 * len(points))
            points.append(np.stack([x, y, high], axis=2).reshape(-1, 3))
    petal = materials.plain("petal", tone, 0.6, 0.25, 0.15)
    return grid_object("marigold", np.concatenate(points), np.concatenate(faces), petal)


def _flowers(level, seed):
    """Marigolds that float in a ring about the lamp, and petals that came off."""
    rng = np.random.default_rng(seed)
    tones = ((0.8, 0.22, 0.012), (0.86, 0.42, 0.02), (0.72, 0.13, 0.01))
    found = []
    for i in range(9):
        item = _marigold(seed * 20 + i, tones[(i * 2) % 3])
        angle = i * 2 * math.pi / 9 + rng.normal() * 0.07
        reach = 7.7 + rng.normal() * 0.35
        item.location = (reach * math.cos(angle), reach * math.sin(angle), level)
        item.rotation_euler = (rng.normal() * 0.08, rng.normal() * 0.08, rng.uniform(0, 6.3))
        item.scale = (rng.uniform(1.2, 1.4),) * 3
        found.append(item)
    return found


def _urli(metal, floating, seed):
    """The bowl, its cup and handles; `floating`: with water, flowers and the lamp lit."""
    bowl = turned("urli", URLI, metal, 300, 240)
    cup = turned("cup", scaled(LAMP, 1.05), metal, 200, 140, petals(1.3, 2.0, 10, 0.02, False))
    cup.location.z = 0.55
    handles = []
    for side in (-1, 1):
        bpy.ops.mesh.primitive_torus_add(
            major_radius=1.2, minor_radius=0.32, major_segments=48, minor_segments=20, location=(side * 12.6, 0, 3.7)
        )
        item = bpy.context.object
        item.rotation_euler = (0, side * 0.5, 0)
        item.data.materials.append(metal)
        bpy.ops.object.shade_smooth()
        handles.append(item)
    if not floating:
        return [bowl, cup, *handles]
    level = 2.3
    water = turned("water", [(0, level), (4, level), (10.2, level)], materials.clear_plastic(), 200, 30, None, 0)
    top = 0.55 + 2.2 * 1.05
    path = [(1.2, 0.8, top - 0.2), (0.3, 0.1, top - 0.16), (-0.7, -0.7, top - 0.1), (-1.5, -1.5, top + 0.12), (-1.75, -1.75, top + 0.4)]
    fire = [oil(2.2, top - 0.26), *wick(path, 0.17), *flame((-1.8, -1.8, top + 0.45), 4.6, (-0.3, -0.1))]
    return [bowl, cup, *handles, water, *_flowers(level - 0.1, seed), *fire]


def _shelf(kinds, seed):
    """Small pyramids in the notches of a rail of walnut."""
    walnut = materials.wood("X", ((0.02, 0.009, 0.005), (0.085, 0.038, 0.018), (0.17, 0.085, 0.042)))
    parts = [block("rail", (12.4, 3.4, 1.1), walnut, (0, 0, 0.55), 0.12)]
    for i, kind in enumerate(kinds):
        notch = block(
            "notch", (2.66, 2.66, 0.1), materials.plain("notch", (0.02, 0.01, 0.006), 0.8), ((i - 1) * 3.9, 0, 1.06), 0.02
        )
        item = peak(2.5, stones.stone(kind, seed + i, 2.5), 0.02)
        item.location = ((i - 1) * 3.9, 0, 1.07)
        item.rotation_euler = (0, 0, 0.02 * (i - 1))
        parts += [notch, item]
    return parts


def build(form="urli", kinds=("lapis", "rose", "citrine_milk"), seed=1, turn=0.0, coin=None, floating=False):
    brass = materials.metal("brass", 0.2)
    if form == "toran":
        parts = _toran(brass, seed)
    elif form == "urli":
        parts = _urli(brass, floating, seed)
    else:
        parts = _shelf(kinds, seed)
    group_of(parts).rotation_euler = (0, 0, turn)
    bpy.context.scene["mirror"] = (0, 0, 1)
    bpy.context.scene["mirror_power"] = 0.3
    if coin:
        rupee(*coin)
