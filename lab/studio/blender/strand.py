"""Things on a thread: where each lies along a curve, threads, tassels and chains. Lengths are centimetres."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from shapes import tube


def coil(size=1.0, spread=0.22, squeeze=1.0, seed=0):
    """A closed curve that goes round twice and crosses itself once, as a laid down mala. Begins at the front."""
    rng = random.Random(seed)
    wander = [(rng.uniform(0.01, 0.03), k, rng.uniform(0, 6.3)) for k in (1.5, 2.5, 3.5)]

    def at(share):
        turn = share * 4 * math.pi
        reach = size * (1 + spread * math.cos(turn / 2) + sum(w * math.sin(k * turn + p) for w, k, p in wander))
        # the later strand lies upon the first where they cross
        over = math.exp(-(((share - 0.75) / 0.03) ** 2))
        return (reach * math.sin(turn), -reach * math.cos(turn) * squeeze, over)

    return at


def gathered(size=1.0, turns=4, squeeze=1.0, seed=0):
    """A closed curve that goes round `turns` times in loops that wander, as a chain that was let down. Begins at the front."""
    rng = random.Random(seed)
    phase, bend = rng.uniform(-0.5, 0.5), rng.uniform(0.22, 0.3)

    def at(share):
        turn = share * 2 * math.pi
        reach = size * (1 + 0.12 * math.sin(2 * turn + phase))
        # the middle of the loops goes round once; at the ends it is as far back as at the start
        x = reach * math.sin(turns * turn) + size * bend * 1.3 * math.sin(turn)
        y = -reach * math.cos(turns * turn) + size * bend * (1 - math.cos(turn)) * 1.2
        return (x, y * squeeze, math.sin(share * math.pi))

    return at


def ring(size=1.0, squeeze=1.0, seed=0, wander=0.012):
    """A closed curve that goes round once, not quite a circle."""
    rng = random.Random(seed)
    parts = [(rng.uniform(0.3, 1) * wander, k, rng.uniform(0, 6.3)) for k in (2, 3, 5)]

    def at(share):
        turn = share * 2 * math.pi
        reach = size * (1 + sum(w * math.sin(k * turn + p) for w, k, p in parts))
        return (reach * math.sin(turn), -reach * math.cos(turn) * squeeze, 0.0)

    return at


def lay(curve, lengths, height, lift=0.0, count=6000):
    """
    Lays things of `lengths` along a closed curve, scaled so that they fill it. Returns their (middle, direction) and
    the points of the thread. Middles are `height` above the ground, crossings `lift` higher.
    """
    flat = np.array([curve(i / count) for i in range(count + 1)])
    steps = np.linalg.norm(np.diff(flat[:, :2], axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)])
    scale = sum(lengths) / along[-1]
    along *= scale
    points = np.stack([flat[:, 0] * scale, flat[:, 1] * scale, height + flat[:, 2] * lift], axis=1)

    def point(distance):
        return Vector([float(np.interp(distance % along[-1], along, points[:, axis])) for axis in range(3)])

    places, start = [], 0.0
    for length in lengths:
        middle = start + length / 2
        direction = (point(middle + length * 0.45) - point(middle - length * 0.45)).normalized()
        places.append((point(middle), direction))
        start += length
    return places, [tuple(row) for row in points[:: count // 240]]


def put(mesh, middle, direction, roll=0.0, scale=1.0, name="item"):
    """An object of `mesh` whose z axis lies along `direction`."""
    item = bpy.data.objects.new(name, mesh)
    turn = direction.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, "Z")
    item.matrix_world = Matrix.Translation(middle) @ turn @ Matrix.Scale(scale, 4)
    bpy.context.scene.collection.objects.link(item)
    return item


def ball_mesh(radius, material, flat=1.0, steps=24):
    """A plain round bead or knot; `flat` is its length along the hole over its width."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=steps * 2, ring_count=steps)
    item = bpy.context.object
    mesh = item.data
    bpy.data.objects.remove(item)
    for vertex in mesh.vertices:
        vertex.co.z *= flat
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    return mesh


def _strands(name, lines, radius, material, order=4):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 2
    curve.resolution_u = 5
    for line in lines:
        spline = curve.splines.new("NURBS")
        spline.points.add(len(line) - 1)
        for point, place in zip(spline.points, line):
            point.co = (*place, 1)
        spline.use_endpoint_u = True
        spline.order_u = order
    curve.materials.append(material)
    item = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(item)
    return item


def tassel(at, towards, length, material, seed=0, width=0.36, count=150):
    """A tassel that lies on the ground: a wound head and a fan of threads. `at` is where it begins."""
    rng = random.Random(seed)
    begin = Vector((at[0], at[1], 0))
    ahead = Vector((towards[0], towards[1], 0)).normalized()
    aside = Vector((-ahead.y, ahead.x, 0))
    neck = length * 0.2
    lines = []
    for _ in range(count):
        angle, reach = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        across, high = math.cos(angle) * reach, 0.5 + 0.5 * math.sin(angle) * reach
        curl = rng.uniform(-0.1, 0.1)
        end = length * rng.uniform(0.9, 1.04)
        line = []
        for share, wide, tall in ((0.16, 0.6, 0.62), (0.3, 0.75, 0.7), (0.6, 1.1, 0.6), (0.85, 1.4, 0.4), (1, 1.55, 0.3)):
            offset = aside * width * (across * wide + curl * share * share * 3)
            line.append(begin + ahead * end * share + offset + Vector((0, 0, 0.03 + width * 1.5 * high * tall)))
        lines.append(line)
    _strands("tassel", lines, 0.022, material)
    wound = []
    for i in range(9 * 12):
        turn = i / 12 * 2 * math.pi
        share = i / (9 * 12)
        thick = width * (0.62 + 0.1 * math.sin(share * math.pi))
        place = begin + ahead * (neck * (0.1 + share * 0.8)) + aside * math.cos(turn) * thick
        wound.append(place + Vector((0, 0, thick + math.sin(turn) * thick)))
    tube("neck", wound, 0.045, material)
    head = put(ball_mesh(width * 0.62, material), begin + ahead * neck * 0.5 + Vector((0, 0, width * 0.64)), ahead)
    head.scale.z *= neck * 0.5 / (width * 0.62)


def rope_chain(points, material, thick=0.09, pitch=0.34, closed=True):
    """A rope chain along points: three wires wound about one another."""
    path = np.array(points)
    if closed:
        path = np.vstack([path, path[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    count = int(along[-1] / pitch * 9)
    places = np.stack([np.interp(np.linspace(0, along[-1], count), along, path[:, axis]) for axis in range(3)], axis=1)
    ahead = np.gradient(places, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, [0, 0, 1])
    above = np.cross(aside, ahead)
    turn = np.linspace(0, along[-1], count) / pitch * 2 * math.pi
    lines = []
    for wire in range(3):
        phase = (turn + wire * 2 * math.pi / 3)[:, None]
        lines.append(places + (aside * np.cos(phase) + above * np.sin(phase)) * thick * 0.55)
    return _strands("chain", lines, thick * 0.46, material)
