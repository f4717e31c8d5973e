"""Renders the scene with few samples, puts it on the ground, takes the grain out and writes it as raw sRGB bytes."""
import os
import tempfile

import bpy
import numpy as np

from denoise import denoise
from studio import GROUND

PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}


# Share of the picture, from the middle to the edge, where a shadow may still be seen. The rest is the plain ground.
REACH = 0.86


def _settings(size, threads, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    cycles = scene.cycles
    cycles.samples = samples
    # the empty ground is done after a few samples, an edge in a polish takes all
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = 3
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.sample_clamp_indirect = 5
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.seed = 7
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _write_passes(folder):
    """Lets the compositor write each pass to a file of its own, in full precision."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = folder
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_mode = "RGBA"
    writer.format.color_depth = "32"
    writer.file_slots.clear()
    for source, name in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[source], writer.inputs[name])


def _read(folder, name, size):
    (file,) = [entry for entry in os.listdir(folder) if entry.startswith(name)]
    image = bpy.data.images.load(os.path.join(folder, file))
    pixels = np.empty(size * size * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(size, size, 4)[::-1]


def _encoded(light):
    low = np.clip(light, 0, 1)
    curve = np.where(low <= 0.0031308, low * 12.92, 1.055 * np.maximum(low, 1e-9) ** (1 / 2.4) - 0.055)
    return np.rint(curve * 255).astype(np.uint8)


def _softened(light):
    """Light as film takes it: what is brighter than a white paper bends over slowly instead of burning out."""
    over = np.maximum(light - 0.7, 0)
    return np.minimum(light, 0.7) + 0.3 * (1 - np.exp(-over / 0.36))


def _subject(light):
    """True where a thing is seen and not a shadow alone, by most of the 25 pixels around: a dark pixel may be black."""
    lit = np.pad(light.max(axis=2) > 1e-4, 2).astype(np.int32)
    size = len(light)
    return sum(lit[y : y + size, x : x + size] for y in range(5) for x in range(5)) > 12


def _window(size, subject):
    """1 inside, 0 at the edge where only a shadow is: so that the picture ends in the colour of the page's tile."""
    along = np.abs((np.arange(size) + 0.5) / size - 0.5) * 2
    out = (along[:, None] ** 4 + along[None, :] ** 4) ** 0.25
    share = np.clip((REACH - out) / 0.34, 0, 1)
    return np.where(subject, 1, share * share * (3 - 2 * share))


def _render_only_the_middle():
    """The camera leaves a rim around most subjects. It is the plain ground, so it is not rendered."""
    frame = bpy.context.scene.render
    frame.use_border = True
    frame.border_min_x = frame.border_min_y = (1 - REACH) / 2
    frame.border_max_x = frame.border_max_y = (1 + REACH) / 2


def render(output, size, threads, samples, rim=False, clean=True):
    """
    Writes `size` rows of `size` pixels of three sRGB bytes to `output`. `rim`: nothing but shadow lies in the outer rim.
    """
    _settings(size, threads, samples)
    if rim:
        _render_only_the_middle()
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(folder)
        bpy.ops.render.render()
        shown, albedo, normal = (_read(folder, name, size) for name in PASSES.values())
    ground = np.array(GROUND, np.float32)
    empty = 1 - shown[:, :, 3:]
    light = _softened(shown[:, :, :3]) + empty * ground
    if clean:
        light = denoise(light, albedo[:, :, :3], normal[:, :, :3], empty[:, :, 0] < 0.999)
    light = ground + (light - ground) * _window(size, _subject(shown[:, :, :3]))[:, :, None]
    with open(output, "wb") as file:
        file.write(_encoded(light).tobytes())
