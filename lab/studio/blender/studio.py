"""The room: ground, lights, camera and settings that all pictures share. Lengths are centimetres."""
import math

import bpy
import numpy as np
from mathutils import Vector

# Linear light of the shop's tile, #f4ebec.
GROUND = (0.905, 0.831, 0.838)

# Elevation and azimuth of the camera in degrees, and the share of the picture that the subject fills.
VIEWS = {
    "front": (24, 0, 0.7),
    "above": (52, 14, 0.68),
    "plan": (76, 6, 0.74),
    "side": (18, 62, 0.68),
    "stand": (18, 24, 0.7),
    "lying": (48, -18, 0.74),
    "close": (38, -24, 1.3),
    "coin": (38, 8, 0.76),
    "near": (33, -10, 0.84),
}


def _subject_points(focus):
    """Points of all that the picture frames, as rows of x, y, z: everything, or what has the property `focus`."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for instance in graph.object_instances:
        item = instance.object
        if item.type not in {"MESH", "CURVE"} or item.original.hide_render or (focus and not item.original.get("focus")):
            continue
        shape = item.to_mesh() if item.type == "CURVE" else item.data
        points = np.empty(len(shape.vertices) * 3, np.float32)
        shape.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)[:: max(1, len(shape.vertices) // 4000)]
        matrix = np.array(instance.matrix_world)
        found.append(points @ matrix[:3, :3].T + matrix[:3, 3])
        if item.type == "CURVE":
            item.to_mesh_clear()
    return np.concatenate(found)


def _area(towards, distance, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new("panel", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    item = bpy.data.objects.new("panel", light)
    item.location = Vector(towards).normalized() * distance
    item.rotation_euler = (-item.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def _world():
    world = bpy.data.worlds.new("dome")
    bpy.context.scene.world = world
    world.use_nodes = True
    # an even dome is found by chance as well as by search, and search takes a third of the time
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.16, 0.15, 0.155, 1)
    ramp.color_ramp.elements[1].color = (0.95, 0.95, 0.97, 1)
    tree.links.new(coordinates.outputs["Generated"], parts.inputs[0])
    tree.links.new(parts.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = 0.52


def light_and_frame(view, share=None, focus=False):
    """
    Adds the ground, the lights around the lens as in the pictures of gems, and a camera that frames the subject.

    Returns the share of the picture that is filled; more than 1 when things lie beyond it.
    """
    elevation, azimuth, usual = VIEWS[view]
    share = share or usual
    high, around = math.radians(elevation), math.radians(azimuth)
    viewer = Vector((math.sin(around) * math.cos(high), -math.cos(around) * math.cos(high), math.sin(high)))
    right = Vector((0, 0, 1)).cross(viewer).normalized()
    up = viewer.cross(right)
    points = _subject_points(focus)
    xs, ys = points @ np.array(right), points @ np.array(up)
    width = float(max(np.ptp(xs), np.ptp(ys))) / share
    middle = right * float(xs.max() + xs.min()) / 2 + up * float(ys.max() + ys.min()) / 2

    scene = bpy.context.scene
    lens = bpy.data.cameras.new("lens")
    lens.type = "ORTHO"
    lens.ortho_scale = width
    lens.clip_end = width * 60
    camera = bpy.data.objects.new("camera", lens)
    camera.location = middle + viewer * width * 12
    camera.rotation_euler = viewer.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera

    reach = width * 2.2
    strength = reach * reach

    def panel(x, y, size, power, colour=(1, 1, 1)):
        towards = viewer + right * x + up * y
        if towards.z < 0.15:
            towards.z = 0.15
        _area(towards, reach, (size[0] * reach, size[1] * reach), power * strength, colour)

    panel(-0.62, 0.75, (0.62, 0.5), 5.6)
    panel(0.95, 0.42, (0.24, 0.75), 3, (0.94, 0.98, 1.06))
    panel(-0.1, 1.5, (0.9, 0.3), 3.4, (0.96, 0.99, 1.05))
    panel(-1.2, -0.1, (0.14, 0.4), 0.9, (1.05, 1, 0.93))
    if "mirror" in scene:
        # a flat face shows one direction only: a card hangs there, so that its edge lies across the face as a sheen
        normal = Vector(scene["mirror"]).normalized()
        mirrored = normal * 2 * normal.dot(viewer) - viewer
        _area(mirrored + right * -0.24 + up * 0.2, reach, (reach * 0.42, reach * 0.5), scene.get("mirror_power", 0.62) * strength)
    _world()

    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*GROUND, 1)
    surface.inputs["Roughness"].default_value = 0.9
    surface.inputs["Specular"].default_value = 0.1
    bpy.ops.mesh.primitive_plane_add(size=width * 60)
    bpy.context.object.data.materials.append(material)
    # only its shadows are drawn: the caller puts them on the one ground of all pictures
    bpy.context.object.is_shadow_catcher = True
    # clear stones do not show a catcher of shadows: light that comes through them meets this plane
    bpy.ops.mesh.primitive_plane_add(size=width * 60, location=(0, 0, -0.004 * width))
    bpy.context.object.data.materials.append(material)
    bpy.context.object.visible_camera = False
    bpy.context.object.visible_diffuse = False
    bpy.context.object.visible_shadow = False
    return 2.0 if focus else share
