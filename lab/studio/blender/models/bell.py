"""A hand bell of the puja room: a turned body with rings and a band of petals, a handle that ends in a bud, a clapper."""
import math

import bpy

import materials
from coin import rupee
from shapes import group_of, rest, turned
from vessels import petals, ring_lines, scaled

# Radius and height, from the lip to the bud. The whole is 8.8 high and is scaled to what is asked.
BODY = [
    (2.66, 0.42), (2.84, 0.14), (3.0, 0.0), (3.14, 0.02), (3.2, 0.14), (3.12, 0.3), (2.96, 0.42), (2.98, 0.52),
    (2.9, 0.6), (2.7, 0.92), (2.46, 1.5), (2.28, 2.2), (2.16, 2.9), (2.18, 2.98), (2.18, 3.1), (2.1, 3.18),
    (2.02, 3.6), (1.8, 4.1), (1.36, 4.5), (0.84, 4.7), (0.5, 4.76), (0.44, 4.9), (0.62, 5.02), (0.74, 5.2),
    (0.62, 5.38), (0.4, 5.48), (0.34, 5.62), (0.44, 5.9), (0.52, 6.3), (0.46, 6.8), (0.36, 7.2), (0.34, 7.36),
    (0.56, 7.5), (0.7, 7.75), (0.66, 8.0), (0.44, 8.3), (0.22, 8.6), (0.08, 8.78), (0.0, 8.8),
]  # fmt: skip
INSIDE = [(2.66, 0.42), (2.4, 1.0), (2.12, 2.0), (1.94, 3.0), (1.7, 3.9), (1.2, 4.3), (0.0, 4.5)]


def bell(height=8.8, metal="brass", roughness=0.16, band=True):
    """A bell of `height` on its lip at the origin, as one object."""
    size = height / 8.8
    material = materials.metal(metal, roughness)
    form = None
    if band == "lines":
        # two raised lines between which a name is cut
        form = ring_lines((0.78 * size, 1.7 * size), 0.06 * size)
    elif band:
        form = petals(0.95 * size, 2.5 * size, 14, 0.045 * size)
    parts = [turned("bell", scaled(BODY, size), material, 560, 420, form),
             turned("inside", scaled(INSIDE, size), material, 96, 60)]  # fmt: skip
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.5 * size, location=(0.3 * size, -0.1 * size, 0.7 * size), segments=48,
                                         ring_count=24)  # fmt: skip
    parts.append(bpy.context.object)
    bpy.ops.object.shade_smooth()
    bpy.ops.mesh.primitive_cylinder_add(radius=0.12 * size, depth=3.6 * size,
                                        location=(0.15 * size, -0.05 * size, 2.6 * size))  # fmt: skip
    parts.append(bpy.context.object)
    parts[-1].rotation_euler = (0, math.radians(-4), 0)
    for part in parts[2:]:
        part.data.materials.append(material)
    return group_of(parts, "bell")


def build(height=16.5, metal="brass", roughness=0.16, lying=False, band=True, turn=0.0, coin=None):
    item = bell(height, metal, roughness, band)
    if lying:
        # on its side, upon lip and bud, the mouth to the front
        item.rotation_euler = (math.radians(-105), 0, turn)
    else:
        item.rotation_euler = (0, 0, turn)
    rest(item)
    if coin:
        rupee(*coin)
