"""A rudraksha between two caps of silver on a rope chain. Lengths are centimetres."""
import math

import bpy
from mathutils import Vector

import chains
import materials
from bead import bead_mesh
from coin import rupee
from shapes import lathe, mesh_object
from strand import coil, lay, ring, rope_chain


def _cap(radius, metal, ends_in_ring, scallop=0.09):
    """A domed cap with a rolled rim, scalloped by `scallop`, and a small ball; its open side looks down."""
    reach, inner = math.radians(50), radius * 1.14
    profile = [(0, inner)]
    for i in range(1, 15):
        angle = reach * i / 14
        profile.append((inner * math.sin(angle), inner * math.cos(angle)))
    edge = profile[-1]
    profile += [(edge[0] + 0.035, edge[1] - 0.01), (edge[0] + 0.05, edge[1] + 0.03), (edge[0] + 0.02, edge[1] + 0.05)]
    outer = inner + 0.05
    for i in range(12, -1, -1):
        angle = reach * i / 14
        profile.append((outer * math.sin(angle), outer * math.cos(angle)))
    cap = lathe("cap", profile, metal, steps=96)
    bpy.context.view_layer.update()
    # scallops: the rim rises and falls, as a flower
    for vertex in cap.data.vertices:
        around = math.hypot(vertex.co.x, vertex.co.y)
        share = min(1, max(0, (around / edge[0] - 0.62) / 0.38))
        vertex.co.z += scallop * radius * share * share * math.cos(8 * math.atan2(vertex.co.y, vertex.co.x))
    ball = 0.16 if ends_in_ring else 0.12
    bpy.ops.mesh.primitive_uv_sphere_add(radius=ball, location=(0, 0, outer + ball * 0.6), segments=48, ring_count=24)
    bead = bpy.context.object
    bead.data.materials.append(metal)
    bpy.ops.object.shade_smooth()
    parts = [cap, bead]
    if ends_in_ring:
        for height, turn, size in ((outer + 0.4, 0, 0.17), (outer + 0.66, 90, 0.25)):
            bpy.ops.mesh.primitive_torus_add(major_radius=size, minor_radius=0.045, location=(0, 0, height),
                                             major_segments=64, minor_segments=20)  # fmt: skip
            loop = bpy.context.object
            loop.rotation_euler = (math.radians(90), 0, math.radians(turn))
            loop.data.materials.append(metal)
            bpy.ops.object.shade_smooth()
            parts.append(loop)
    return parts


def build(mukhi=7, diameter=2.2, seed=1, spin=0.4, lean=0.3, chain=45.7, once=False, coin=None, squeeze=1.1, turn=0.0,
          scallop=0.09, cord=None):  # fmt: skip
    silver = materials.metal("silver", 0.22)
    wood = materials.rudraksha_seed(seed)
    radius = diameter / 2
    bead = mesh_object("bead", bead_mesh(mukhi, seed, radius * 0.955), wood, smooth=False)
    bead.rotation_euler = (0, 0, spin)
    group = bpy.data.objects.new("pendant", None)
    bpy.context.scene.collection.objects.link(group)
    bead.parent = group
    for flip in (False, True):
        holder = bpy.data.objects.new("end", None)
        bpy.context.scene.collection.objects.link(holder)
        holder.parent = group
        holder.rotation_euler = (math.pi if flip else 0, 0, 0.3)
        for part in _cap(radius * 0.965, silver, not flip, scallop):
            part.parent = holder
    # lies on its side, the ring away from the camera
    for part in bpy.context.scene.objects:
        part["focus"] = True
    group.rotation_euler = (math.radians(-84), 0, lean)
    group.location = (0, 0, radius * 1.0)
    bpy.context.view_layer.update()
    eye = group.matrix_world @ Vector((0, 0, radius + 0.72))
    if cord:
        chains.cord(eye, chain, once, squeeze, seed, turn, cord, 0.1)
        if coin:
            rupee(*coin)
        return
    curve = ring(1, squeeze, seed, 0.04) if once else coil(1, 0.16, squeeze, seed)
    lengths = [chain / 60] * 60
    _, line = lay(lambda share: curve((share + turn) % 1), lengths, 0.12, 0.22)
    first = Vector(line[0])
    moved = [(x - first.x + eye.x, y - first.y + eye.y, z) for x, y, z in line]
    # the chain rises through the ring of the pendant
    for i, (x, y, z) in enumerate(moved):
        near = math.exp(-(((Vector((x, y)) - Vector((eye.x, eye.y))).length / 0.45) ** 2)) if i < 8 or i > 230 else 0
        moved[i] = (x, y, z + max(0, eye.z - 0.12) * near)
    rope_chain(moved, silver)
    if coin:
        rupee(*coin)
