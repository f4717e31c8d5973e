"""Eyes of glass: on a braided cord, on a ring for keys, as a disc for a wall, on a string with bells. Lengths are centimetres."""

import math

import bpy
import numpy as np
from mathutils import Vector

import materials
from bead import place_bead
from coin import rupee
from glasswork import braid, eye_disc
from matter import fibre
from models.bell import bell
from shapes import group_of, rest, tube
from strand import _strands, ball_mesh, put


def _cord(points, colour, thick):
    lines, material, radius = braid(points, materials.thread(colour), thick)
    return _strands("cord", lines, radius, material)


def _loop(start, long, wide, height, sag=0.0):
    """A loop that lies on the ground from `start` along +y and comes back."""
    x, y = start
    return [(x + wide * math.sin(a) * (0.35 + 0.65 * math.sin(a / 2)) + sag * (1 - math.cos(a)), y + long * (1 - math.cos(a)) / 2, height)
            for a in np.linspace(0.02, 2 * math.pi - 0.02, 60)]  # fmt: skip


def _amulet(radius, seed):
    """A disc that hangs on a braided cord, a yellow bead above it."""
    disc = eye_disc(radius, radius * 0.3, seed)
    yellow = materials.plain("yellow", (0.75, 0.52, 0.02), 0.12, 0.5)
    top = radius * 1.24
    bead = put(ball_mesh(0.42, yellow), Vector((0, top + 0.75, 0.42)), Vector((0, 1, 0)))
    short = _cord([(0, top - 0.1, 0.3), (0, top + 0.2, 0.36), (0, top + 0.5, 0.42)], (0.01, 0.03, 0.2), 0.15)
    loop = _cord(_loop((0, top + 1.1), 6.2, 1.3, 0.16, 0.16), (0.01, 0.03, 0.2), 0.15)
    knot = put(ball_mesh(0.24, materials.thread((0.01, 0.03, 0.2))), Vector((0, top + 1.25, 0.26)), Vector((0, 1, 0)))
    return [disc, bead, short, loop, knot]


def _split_ring(radius, material, at):
    parts = []
    for high in (0.09, 0.24):
        bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=0.085, major_segments=96, minor_segments=16,
                                         location=(at[0], at[1], high), rotation=(0.03, 0.02, 0))  # fmt: skip
        parts.append(bpy.context.object)
        parts[-1].data.materials.append(material)
        bpy.ops.object.shade_smooth()
    return parts


def _keychain(seed):
    """A ring of brass, a braid of red thread, a panch mukhi bead and an eye."""
    red = (0.4, 0.012, 0.02)
    disc = eye_disc(1.5, 0.55, seed)
    parts = [disc, place_bead(5, seed, 1.8, 1.5, 0.3, (0, 3.1))]
    for points in (
        [(0, 1.65, 0.25), (0.03, 1.95, 0.5), (0, 2.2, 0.8)],
        [(0, 3.9, 0.85), (0.1, 4.5, 0.45), (-0.1, 5.4, 0.2), (0.05, 6.4, 0.22)],
    ):
        parts.append(_cord(points, red, 0.17))
    parts.append(put(ball_mesh(0.28, materials.thread(red)), Vector((0, 4.25, 0.6)), Vector((0, 1, 0))))
    parts += _split_ring(1.55, materials.metal("brass", 0.22), (0.1, 7.85))
    return parts


def _wall_disc(radius, seed):
    """A disc of two kilograms, its hole cast near the edge, a hook of brass through it."""
    disc = eye_disc(radius, radius * 0.2, seed, lug=False)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius * 0.05, depth=radius, location=(0, radius * 0.87, 0), vertices=48)
    drill = bpy.context.object
    drill.hide_render = True
    cut = disc.modifiers.new("hole", "BOOLEAN")
    cut.object = drill
    brass = materials.metal("brass", 0.22)
    path = [(0, radius * 0.78, 1.3), (0, radius * 0.8, 1.75), (0, radius * 0.87, 1.95), (0, radius * 0.93, 1.5), (0, radius * 0.89, 0.6),
            (0, radius * 1.0, 0.3), (0, radius * 1.12, 0.5), (0, radius * 1.2, 0.9), (0, radius * 1.14, 1.25)]  # fmt: skip
    return [disc, drill, tube("hook", path, 0.22, brass)]


def _string(sizes, seed):
    """Eyes on a string of jute that lies in a bow, a small bell of brass under each."""
    jute = fibre("jute", (0.3, 0.2, 0.09), (0.5, 0.36, 0.18), "Y", 6, 0.9)
    parts, y = [], 0.0
    points = [(0, -1.0, 0.14)]
    for i, radius in enumerate(sizes):
        x = 1.6 * math.sin(i * 1.3)
        disc = eye_disc(radius, radius * 0.5, seed + i, lug=False)
        disc.location = (x, y + radius, 0.02)
        parts.append(disc)
        small = bell(1.7, "brass", 0.2, band=False)
        small.rotation_euler = (1.36, 0, 0.5 + i)
        rest(small, x + radius + 0.8, y + radius * 0.6)
        parts.append(small)
        points += [(x, y - 0.1, 0.2), (x, y + radius, -0.1), (x, y + radius * 2 + 0.1, 0.2)]
        y += radius * 2 + 2.4
        points.append((x * 0.7, y - 1.2, 0.16))
    points += [(0.4, y, 0.14), (1.4, y + 1.6, 0.14), (0.2, y + 3.0, 0.14), (-0.8, y + 1.4, 0.14), (0.2, y, 0.2)]
    parts.append(tube("jute", points, 0.13, jute))
    return parts


def build(form="amulet", radius=3.0, seed=1, turn=0.0, mirror=0.3, sizes=None, lean=0.0, coin=None):
    if form == "amulet":
        parts = _amulet(radius, seed)
    elif form == "keys":
        parts = _keychain(seed)
    elif form == "wall":
        parts = _wall_disc(radius, seed)
    else:
        parts = _string(sizes, seed)
    group = group_of([part for part in parts if part.parent is None])
    group.rotation_euler = (lean, 0, turn)
    if lean:
        rest(group)
    bpy.context.view_layer.update()
    if mirror:
        bpy.context.scene["mirror"] = group.matrix_world.to_3x3() @ Vector((0, 0, 1))
        bpy.context.scene["mirror_power"] = mirror
    if coin:
        rupee(*coin)
