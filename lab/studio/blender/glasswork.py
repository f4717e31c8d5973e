"""Glass poured by hand into an eye: rings of cobalt, white, sky and black. Lengths are centimetres."""

import math

import bpy
import numpy as np

import materials
from shapes import turned

# Linear colours from the pupil outwards, and where each ends as a share of the radius.
RINGS = [((0.004, 0.004, 0.006), 0.17), ((0.12, 0.46, 0.72), 0.34), ((0.85, 0.86, 0.85), 0.58), ((0.006, 0.022, 0.26), 1.2)]


def eye_glass(radius, seed=1):
    """The material of an eye in the x, y plane: its drops are a little off the middle, their edges ran while hot."""
    rng = np.random.default_rng(seed * 29)
    material, tree, surface = materials._new("eye")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    place = tree.nodes.new("ShaderNodeMapping")
    place.inputs["Location"].default_value = (rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), 0)
    place.inputs["Scale"].default_value = (1 / radius, rng.uniform(0.96, 1.05) / radius, 0)
    tree.links.new(coordinates.outputs["Object"], place.inputs["Vector"])
    ran = tree.nodes.new("ShaderNodeTexNoise")
    ran.inputs["Scale"].default_value = 2.2
    ran.inputs["Detail"].default_value = 1
    tree.links.new(place.outputs[0], ran.inputs["Vector"])
    length = tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    tree.links.new(place.outputs[0], length.inputs[0])
    reach = tree.nodes.new("ShaderNodeMath")
    reach.operation = "MULTIPLY_ADD"
    reach.inputs[1].default_value = 0.09
    tree.links.new(ran.outputs["Fac"], reach.inputs[0])
    tree.links.new(length.outputs["Value"], reach.inputs[2])
    stops, begin = [], 0.0
    for colour, end in RINGS:
        # half of the run is taken off again: its mean is 0.045
        stops += [(begin + 0.006 if begin else 0, colour), (min(1, end + 0.045 - 0.006), colour)]
        begin = end + 0.045
    order = [stops[0], stops[-1], *stops[1:-1]]
    ramp = materials._ramp(tree, reach.outputs[0], order)
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.05
    surface.inputs["IOR"].default_value = 1.52
    surface.inputs["Clearcoat"].default_value = 0.6
    surface.inputs["Clearcoat Roughness"].default_value = 0.02
    surface.inputs["Subsurface"].default_value = 0.06
    surface.inputs["Subsurface Radius"].default_value = (0.1, 0.15, 0.3)
    tree.links.new(ramp.outputs[0], surface.inputs["Subsurface Color"])
    return material


def eye_disc(radius, thick, seed=1, lug=True):
    """A poured disc with its face up, flat below, `thick` at its middle. `lug` adds a loop of glass beyond +y. One object."""
    rng = np.random.default_rng(seed * 13)
    phase = rng.uniform(0, 6.3, 4)

    def form(points, angle):
        keep = (
            1
            + 0.012 * np.sin(2 * angle + phase[0])
            + 0.008 * np.sin(3 * angle + phase[1])
            + 0.004 * np.sin(7 * angle + phase[2])
        )
        return np.stack([points[..., 0] * keep, points[..., 1] * keep, points[..., 2]], axis=2)

    rim = thick * 0.5
    profile = [(0, 0), (radius * 0.9, 0), (radius * 0.985, rim * 0.25), (radius, rim * 0.6), (radius * 0.97, rim * 1.0)]
    profile += [(radius * r, rim + (thick - rim) * (1 - r * r) ** 0.8) for r in (0.92, 0.84, 0.72, 0.56, 0.38, 0.2)]
    profile.append((0, thick))
    disc = turned("eye", profile, eye_glass(radius, seed), 200, 140, form)
    if not lug:
        return disc
    cobalt = materials.plain("cobalt", RINGS[-1][0], 0.05, 0.5)
    bpy.ops.mesh.primitive_torus_add(major_radius=radius * 0.16, minor_radius=radius * 0.07, major_segments=48, minor_segments=20,
                                     location=(0, radius * 1.1, rim * 0.7))  # fmt: skip
    loop = bpy.context.object
    loop.data.materials.append(cobalt)
    bpy.ops.object.shade_smooth()
    loop.parent = disc
    return disc


def braid(points, material, thick=0.16):
    """Three strands plaited along points; `thick` is the radius of the whole. Returns the objects."""
    path = np.array(points, np.float64)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    count = max(24, int(along[-1] / thick * 4))
    places = np.stack([np.interp(np.linspace(0, along[-1], count), along, path[:, axis]) for axis in range(3)], axis=1)
    ahead = np.gradient(places, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, [0, 0, 1.0])
    aside /= np.maximum(np.linalg.norm(aside, axis=1, keepdims=True), 1e-6)
    above = np.cross(aside, ahead)
    turn = np.linspace(0, along[-1], count) / (thick * 5.2) * 2 * math.pi
    lines = []
    for strand in range(3):
        phase = turn + strand * 2 * math.pi / 3
        lines.append(
            places + aside * (np.sin(phase) * thick * 0.72)[:, None] + above * (np.sin(2 * phase) * thick * 0.34)[:, None]
        )
    return lines, material, thick * 0.46
