"""A tortoise of cast metal: a shell of bevelled scutes with a seat for a yantra, head, legs and tail.

It is made with a shell of half length 1, its head towards -y, its feet on the ground, and scaled by the caller.
"""

import math

import bpy
import numpy as np

from cast import antique, scaly
from engraved import engraved_metal
from materials import metal as polished
from shapes import _wrapped, group_of, lathe, sweep

WIDE, RIM, TALL = 0.84, 0.34, 0.56
# From the nose to the tip of the tail.
LENGTH = 2.86
# The radius of the seat, and its height.
SEAT, TOP = 0.3, 0.95

# Middles of the scutes within the rim: down the middle, and on the right.
MIDDLE = [(0, -0.64), (0, -0.33), (0, 0.0), (0, 0.33), (0, 0.64)]
RIGHT = [(0.4, -0.55), (0.56, -0.18), (0.56, 0.2), (0.4, 0.57)]
INNER = np.array(MIDDLE + [(side * x, y) for x, y in RIGHT for side in (1, -1)])
BORDER, AROUND = 0.82, 24


def _edges(x, y):
    """The distance of each place of the unit disc to the border of its scute."""
    reach = np.hypot(x, y)
    away = (x[..., None] - INNER[:, 0]) ** 2 + (y[..., None] - INNER[:, 1]) ** 2
    order = np.argsort(away, axis=-1)[..., :2]
    first, second = (np.take_along_axis(away, order[..., i : i + 1], -1)[..., 0] for i in (0, 1))
    apart = np.linalg.norm(INNER[order[..., 0]] - INNER[order[..., 1]], axis=-1)
    inner = np.minimum((second - first) / (2 * apart), BORDER - reach)
    turn = (np.arctan2(y, x) * AROUND / (2 * math.pi)) % 1
    outer = np.minimum(np.minimum(turn, 1 - turn) * 2 * math.pi / AROUND * reach, reach - BORDER)
    return np.where(reach < BORDER, inner, outer)


def _shell(material, seat, relief):
    """The shell; `seat` is the radius of the flat place at its top, 0 for none."""
    share = np.linspace(0, 1, 330)[:, None]
    angle = np.linspace(0, 2 * math.pi, 640, endpoint=False)
    x, y = share * np.cos(angle), share * np.sin(angle)
    edge = _edges(x, y)
    raised = np.clip(edge / 0.055, 0, 1)
    raised = raised * raised * (3 - 2 * raised)
    # the rings of growth follow the border
    rings = 0.004 * np.sin(edge * 95) * np.clip(1 - edge / 0.17, 0, 1) * (edge > 0.03)
    height = RIM + TALL * np.maximum(0, 1 - share**2.3) ** 0.8 + relief * raised + rings * relief / 0.05
    height += 0.05 * np.clip((share - BORDER) / (1 - BORDER), 0, 1) ** 2
    if seat:
        flat = np.clip((share - seat) / 0.03, 0, 1)
        height = np.where(share < seat + 0.03, (TOP - 0.012) * (1 - flat) + height * flat, height)
    scallop = 1 + 0.012 * np.cos(AROUND * angle + math.pi) * np.clip((share - 0.9) / 0.1, 0, 1)
    above = np.stack([x * WIDE * scallop, y * scallop, height], axis=2)
    below = []
    for reach, z in (
        (1.0, RIM + 0.0),
        (0.97, RIM - 0.04),
        (0.9, RIM - 0.08),
        (0.8, RIM - 0.13),
        (0.6, RIM - 0.17),
        (0.0, RIM - 0.18),
    ):
        below.append(np.stack([reach * WIDE * np.cos(angle), reach * np.sin(angle), np.full_like(angle, z)], axis=1))
    return _wrapped("shell", np.concatenate([above, np.array(below)]), material)


def _mouth(points, angle, share):
    """A line for the mouth along both sides of the snout."""
    low = np.exp(-(((np.sin(angle) + 0.42) / 0.1) ** 2)) * np.clip((share - 0.72) / 0.06, 0, 1)
    middle = points.mean(axis=1, keepdims=True)
    return middle + (points - middle) * (1 - 0.1 * low)[..., None]


def _head(skin, lift):
    path = [(0, -0.6, 0.36), (0, -0.96, 0.42 + lift * 0.3), (0, -1.16, 0.55 + lift * 0.7), (0, -1.32, 0.64 + lift),
            (0, -1.47, 0.645 + lift), (0, -1.58, 0.6 + lift), (0, -1.62, 0.57 + lift)]  # fmt: skip
    widths = [0.22, 0.165, 0.165, 0.205, 0.19, 0.115, 0.01]
    heights = [0.2, 0.16, 0.16, 0.17, 0.15, 0.1, 0.01]
    parts = [sweep("head", path, widths, skin, 96, 160, heights, _mouth)]
    for side in (-1, 1):
        for size, out, material in ((0.05, 0.162, skin), (0.03, 0.196, skin)):
            bpy.ops.mesh.primitive_uv_sphere_add(
                radius=size, location=(side * out, -1.45, 0.71 + lift), segments=32, ring_count=16
            )
            parts.append(bpy.context.object)
            parts[-1].data.materials.append(material)
            bpy.ops.object.shade_smooth()
    return parts


def _legs(skin):
    parts = []
    for side in (-1, 1):
        front = [(side * 0.4, -0.6, 0.34), (side * 0.68, -0.8, 0.29), (side * 0.84, -0.96, 0.17), (side * 0.9, -1.05, 0.07),
                 (side * 0.92, -1.1, 0.05)]  # fmt: skip
        back = [(side * 0.4, 0.58, 0.32), (side * 0.62, 0.78, 0.26), (side * 0.74, 0.92, 0.15), (side * 0.79, 1.02, 0.06),
                (side * 0.8, 1.06, 0.045)]  # fmt: skip
        for path, size in ((front, 1.0), (back, 0.92)):
            widths = [value * size for value in (0.17, 0.18, 0.17, 0.14, 0.03)]
            heights = [value * size for value in (0.16, 0.15, 0.12, 0.075, 0.03)]
            parts.append(sweep("leg", path, widths, skin, 64, 90, heights))
            heading = np.array(path[-1]) - np.array(path[-3])
            heading[2] = 0
            heading /= np.linalg.norm(heading)
            aside = np.array([-heading[1], heading[0], 0])
            for step in (-1, 0, 1):
                begin = np.array(path[-2]) + aside * step * 0.075 * size + heading * 0.02
                end = begin + heading * 0.13 + aside * step * 0.02
                begin[2], end[2] = 0.05, 0.02
                parts.append(sweep("claw", [tuple(begin), tuple((begin + end) / 2 + [0, 0, 0.012]), tuple(end)],
                                   [0.035, 0.028, 0.004], skin, 24, 24))  # fmt: skip
    path = [(0, 0.84, 0.3), (0, 1.02, 0.26), (0.03, 1.14, 0.18), (0.07, 1.24, 0.1)]
    parts.append(sweep("tail", path, [0.1, 0.075, 0.045, 0.005], skin, 48, 60))
    return parts


def tortoise(length, metal="brass", roughness=0.2, wash=False, seat=True, relief=0.05, lift=0.0, fill=(0.02, 0.012, 0.008),
             filled=0.9):  # fmt: skip
    """
    A tortoise of `length` centimetres from nose to tail that stands on the ground, as one object. `seat` is the size of the
    plate with the yantra upon its shell; 1 is usual, 0 is none.
    """
    size = length / LENGTH
    body = antique(metal, roughness) if wash else polished(metal, roughness)
    skin = scaly(antique(metal, roughness * 1.1, low=0.44) if wash else polished(metal, roughness * 1.1), 11, 0.02)
    parts = [_shell(body, SEAT * seat, relief), *_head(skin, lift), *_legs(skin)]
    if seat:
        radius = SEAT * seat * (0.8 if seat == 1 else 0.95)
        profile = [(0, 0), (radius * 0.98, 0), (radius, 0.01), (radius, 0.022), (radius * 0.96, 0.03), (0, 0.03)]
        face = engraved_metal(metal, roughness * 0.9, "lines", radius * 1.95, 0.008, fill, 0.4, filled)
        plate = lathe("seat", profile, face, 96)
        plate.location.z = TOP - 0.014
        parts.append(plate)
    group = group_of(parts, "tortoise")
    group.scale = (size, size, size)
    return group
