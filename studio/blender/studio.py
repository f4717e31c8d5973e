"""The room: ground, lights, camera and settings that all pictures share. Lengths are centimetres."""
import math

import bpy
from mathutils import Vector

# Linear light of the shop's tile, #f4ebec.
GROUND = (0.905, 0.831, 0.838)

# Elevation and azimuth of the camera in degrees, and the share of the picture that the subject fills.
VIEWS = {
    "front": (24, 0, 0.76),
    "above": (52, 14, 0.76),
    "side": (18, 62, 0.76),
    "close": (30, -24, 1.3),
    "coin": (34, 8, 0.8),
}


def _subject_points():
    """Corners of everything that stands in the picture."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in bpy.context.scene.objects:
        if item.type in {"MESH", "CURVE"}:
            shape = item.evaluated_get(graph)
            points += [shape.matrix_world @ Vector(corner) for corner in shape.bound_box]
    return points


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


def light_and_frame(view):
    """Adds the ground, the lights around the lens as in the pictures of gems, and a camera that frames the subject."""
    elevation, azimuth, share = VIEWS[view]
    high, around = math.radians(elevation), math.radians(azimuth)
    viewer = Vector((math.sin(around) * math.cos(high), -math.cos(around) * math.cos(high), math.sin(high)))
    right = Vector((0, 0, 1)).cross(viewer).normalized()
    up = viewer.cross(right)
    points = _subject_points()
    xs = [p.dot(right) for p in points]
    ys = [p.dot(up) for p in points]
    width = max(max(xs) - min(xs), max(ys) - min(ys)) / share
    middle = right * (max(xs) + min(xs)) / 2 + up * (max(ys) + min(ys)) / 2

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


def render(output, size, threads):
    """Renders a square picture with Cycles, clear where nothing is. Samples adapt; the caller shrinks the picture."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    cycles = scene.cycles
    cycles.samples = 96
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 5
    cycles.sample_clamp_indirect = 5
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.seed = 7
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.filepath = output
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = 0
    bpy.ops.render.render(write_still=True)
