"""How stones are held: collets that follow an outline, claws, beaded edges, domes without facets. Lengths are centimetres."""

import math

import bpy
import numpy as np

import stones
from cut_stone import gem, outline
from shapes import _wrapped, sweep, turned


def grown(line, by):
    """An outline moved outwards by `by` along its normals."""
    ahead = np.roll(line, -1, axis=0) - np.roll(line, 1, axis=0)
    normal = np.stack([ahead[:, 1], -ahead[:, 0]], axis=1)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    return line + normal * by


def ellipse(width, height, count=96):
    """An ellipse as an outline, against the clock."""
    angle = np.arange(count) * 2 * math.pi / count
    return np.stack([width / 2 * np.cos(angle), height / 2 * np.sin(angle)], axis=1)


def triangle(height, count=120):
    """A rounded triangle with its point up, `height` high: the outline of a triangular cabochon."""
    angle = np.arange(count) * 2 * math.pi / count
    reach = 1 + 0.13 * np.cos(3 * (angle - math.pi / 2)) + 0.02 * np.cos(6 * (angle - math.pi / 2))
    line = np.stack([reach * np.cos(angle), reach * np.sin(angle)], axis=1)
    line[:, 1] -= (line[:, 1].max() + line[:, 1].min()) / 2
    return line * height / np.ptp(line[:, 1])


def wall(line, rows, material, name="collet"):
    """A wall along an outline: `rows` of (distance outwards, height)."""
    points = np.array([np.column_stack([grown(line, out), np.full(len(line), high)]) for out, high in rows])
    return _wrapped(name, points, material)


def collet(line, low, girdle, material, thick=0.09, taper=0.12, lip=0.05):
    """A collet around a stone whose girdle is at `girdle`: it narrows downwards, its edge is rubbed over the stone."""
    rows = [(-taper + thick * 0.2, low), (-taper + thick, low), (thick * 0.7, girdle - 0.1), (thick, girdle - 0.02),
            (thick, girdle + lip * 0.7), (thick * 0.72, girdle + lip * 1.15), (thick * 0.2, girdle + lip * 1.2),
            (-0.022, girdle + lip), (-0.028, girdle + lip * 0.8), (0.0, girdle), (-0.02, girdle - 0.06),
            (-taper + thick * 0.2, low)]  # fmt: skip
    return wall(line, rows, material)


def dome(line, rise, material, girdle=0.0, belly=0.15):
    """A cabochon over an outline, `rise` above its girdle and `belly` below it."""
    rows = []
    for share in np.linspace(0, 1, 28):
        angle = share * math.pi / 2
        rows.append(np.column_stack([line * math.cos(angle) ** 0.85, np.full(len(line), girdle + rise * math.sin(angle))]))
    under = [
        np.column_stack([line * keep, np.full(len(line), girdle - deep)])
        for keep, deep in ((0.2, belly), (0.9, belly), (0.98, belly * 0.6))
    ]
    return _wrapped("dome", np.array(under + rows), material)


def claws(places, low, girdle, material, thick=0.05, over=0.09, crown=0.09):
    """A claw at each (x, y) of the girdle, from `low` up and over the edge of the stone."""
    parts = []
    for x, y in places:
        reach = math.hypot(x, y)
        ux, uy = x / reach, y / reach
        out = thick * 0.75
        path = [(x * 0.72, y * 0.72, low), (x * 0.9 + ux * out, y * 0.9 + uy * out, (low + girdle) / 2),
                (x + ux * out, y + uy * out, girdle), (x + ux * out * 0.7, y + uy * out * 0.7, girdle + crown * 0.6),
                (x - ux * over * 0.55, y - uy * over * 0.55, girdle + crown * 1.12), (x - ux * over, y - uy * over, girdle + crown * 1.05)]  # fmt: skip
        widths = [thick * value for value in (0.8, 0.95, 1, 1, 0.85, 0.3)]
        parts.append(sweep("claw", path, widths, material, 20, 36, up=(-uy, ux, 0.001)))
    return parts


def guard(point, towards, low, girdle, material, thick=0.05, reach=0.2, over=0.07):
    """A guard around a pointed end of a stone: two walls that meet at `point`, rubbed over its edge. `towards` is the middle of the stone."""
    x, y = point
    back = math.atan2(towards[1] - y, towards[0] - x)
    parts = []
    for side in (-1, 1):
        along = (math.cos(back + side * 0.56), math.sin(back + side * 0.56))
        out = (-math.cos(back) * thick * 0.7, -math.sin(back) * thick * 0.7)
        path = [(x + out[0] + along[0] * reach * share, y + out[1] + along[1] * reach * share, girdle + over * 0.35 - 0.03 * share) for share in (0.0, 0.35, 0.7, 1.0)]
        parts.append(sweep("guard", path, [thick, thick, thick * 0.85, thick * 0.4], material, 28, 40, [over, over, over * 0.8, over * 0.3]))
    stem = [(x + (towards[0] - x) * 0.35, y + (towards[1] - y) * 0.35, low), (x + (towards[0] - x) * 0.08, y + (towards[1] - y) * 0.08, low * 0.45), (x - math.cos(back) * thick, y - math.sin(back) * thick, girdle + over * 0.3)]
    parts.append(sweep("stem", stem, [thick, thick, thick * 0.9], material, 24, 40, up=(-math.sin(back), math.cos(back), 0.001)))
    return parts


def corners(line, angles):
    """Points of an outline in given directions, in degrees from the x axis."""
    around = np.degrees(np.arctan2(line[:, 1], line[:, 0])) % 360
    return [tuple(line[np.argmin(np.abs((around - angle + 180) % 360 - 180))]) for angle in angles]


def balls(line, out, height, radius, material):
    """A row of small balls along an outline: a beaded edge."""
    edge = grown(line, out)
    closed = np.concatenate([edge, edge[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    count = int(along[-1] / (radius * 2.05))
    parts = []
    for i in range(count):
        x, y = (np.interp(i / count * along[-1], along, closed[:, axis]) for axis in (0, 1))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=(x, y, height), segments=20, ring_count=12)
        parts.append(bpy.context.object)
        parts[-1].data.materials.append(material)
        bpy.ops.object.shade_smooth()
    return parts


def set_stone(spec, seed=1):
    """
    A stone as data: `cut` and `kind` of a faceted one, `dome` (oval, round or triangle) or `pearl`, with `long` and, for
    domes, `wide` in centimetres. Returns the object with its girdle at z = 0, its outline, and how deep it goes.
    """
    long = spec["long"]
    if "cut" in spec:
        item, _, _, high, deep = gem(spec["cut"], spec["kind"], long, seed)
        return item, outline(spec["cut"], long), high, deep
    if spec.get("pearl"):
        wide = spec.get("wide", long)
        flat = spec.get("flat", 0.78)
        profile = [
            (wide / 2 * math.cos(a) if abs(a) < 1.57 else 0, wide / 2 * flat * math.sin(a))
            for a in np.linspace(-math.pi / 2, math.pi / 2, 40)
        ]
        item = turned("pearl", profile, stones.stone("pearl", seed, long), 96, 90, None, 0)
        return item, ellipse(wide, wide), wide / 2 * flat, wide / 2 * flat
    line = triangle(long) if spec["dome"] == "triangle" else ellipse(spec.get("wide", long), long)
    rise = spec.get("rise", long * 0.34)
    return dome(line, rise, stones.stone(spec["kind"], seed, long * 3)), line, rise, 0.14
