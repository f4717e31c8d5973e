"""Cast metal as a workshop leaves it: an antique wash in its grooves, a skin of scales."""

import materials


def antique(name, roughness=0.24, dark=(0.05, 0.028, 0.012), share=0.85, low=0.42, high=0.5):
    """A metal whose grooves keep a dark wash while the high parts are rubbed bright."""
    material = materials.metal(name, roughness)
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    worn = materials._ramp(tree, geometry.outputs["Pointiness"], [(low, (share,) * 3), (high, (0, 0, 0))])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = surface.inputs["Base Color"].default_value
    mix.inputs[2].default_value = (*dark, 1)
    tree.links.new(worn.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], surface.inputs["Base Color"])
    return material


def scaly(material, scale, distance):
    """Adds small scales of about 1 / `scale` centimetres to a material, as the skin of a tortoise has. Returns it."""
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = scale
    tree.links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
    height = materials._ramp(tree, cells.outputs["Distance"], [(0.0, (0, 0, 0)), (0.16, (1, 1, 1))])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.8
    bump.inputs["Distance"].default_value = distance
    tree.links.new(height.outputs[0], bump.inputs["Height"])
    tree.links.new(surface.inputs["Normal"].links[0].from_node.outputs[0], bump.inputs["Normal"])
    tree.links.new(bump.outputs[0], surface.inputs["Normal"])
    return material
