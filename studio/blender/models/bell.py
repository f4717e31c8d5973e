"""A hand bell of the puja room: a turned body with rings, a handle, a clapper."""
import math

import bpy

import materials
from shapes import lathe

# Radius and height in centimetres, from the lip to the top of the handle. The wall is 2.5 mm thick at the lip.
BODY = [
    (2.66, 0.42), (2.84, 0.14), (3.0, 0.0), (3.14, 0.02), (3.2, 0.14), (3.12, 0.3), (2.96, 0.42), (2.98, 0.52),
    (2.9, 0.6), (2.7, 0.92), (2.46, 1.5), (2.28, 2.2), (2.16, 2.9), (2.18, 2.98), (2.18, 3.1), (2.1, 3.18),
    (2.02, 3.6), (1.8, 4.1), (1.36, 4.5), (0.84, 4.7), (0.5, 4.76), (0.44, 4.9), (0.62, 5.02), (0.74, 5.2),
    (0.62, 5.38), (0.4, 5.48), (0.34, 5.62), (0.44, 5.9), (0.52, 6.3), (0.46, 6.8), (0.36, 7.2), (0.34, 7.36),
    (0.56, 7.5), (0.66, 7.7), (0.56, 7.9), (0.36, 8.0), (0.3, 8.1), (0.42, 8.24), (0.44, 8.42), (0.32, 8.62),
    (0.12, 8.76), (0.0, 8.8),
]  # fmt: skip
INSIDE = [(2.66, 0.42), (2.4, 1.0), (2.12, 2.0), (1.94, 3.0), (1.7, 3.9), (1.2, 4.3), (0.0, 4.5)]


def build(metal="brass", roughness=0.16):
    material = materials.metal(metal, roughness)
    lathe("bell", BODY, material)
    lathe("inside", INSIDE, material)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.5, location=(0.3, -0.1, 0.7), segments=48, ring_count=24)
    clapper = bpy.context.object
    clapper.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    bpy.ops.mesh.primitive_cylinder_add(radius=0.12, depth=3.6, location=(0.15, -0.05, 2.6))
    bpy.context.object.rotation_euler = (0, math.radians(-4), 0)
    bpy.context.object.data.materials.append(material)
