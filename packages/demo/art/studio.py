"""The studio: materials by role, lights, grounds and cameras. One unit is about ten centimeters."""
import math
import random

import bpy
from mathutils import Vector

# What a surface stands for. The composer fills MAIN to SOFT with the colors of a product and PRINT with its label;
# GROUND gets a tint; KEEP stays as its material is; PLAIN is shown as rendered (metal, glass); TABLE is KEEP out of focus.
PLAIN, MAIN, PRINT, ACCENT, DEEP, SOFT, GROUND, KEEP, TABLE = 0, 1, 2, 3, 4, 5, 8, 9, 10


def linear(color):
    return tuple(
        (c / 255 / 12.92 if c <= 10.3 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in color
    ) + (1,)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.6
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value = (1, 0.98, 0.95, 1)
    background[1].default_value = 0.25
    return scene


def add(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def material(role=PLAIN, color=(205, 205, 205), rough=0.5, metal=0.0, coat=0.0, sheen=0.0, bump=None, spec=0.5):
    made = bpy.data.materials.new('surface')
    made.pass_index = role
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    values = {
        'Base Color': linear(color),
        'Roughness': rough,
        'Metallic': metal,
        'Clearcoat': coat,
        'Sheen': sheen,
        'Specular': spec,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    if bump:
        kind, scale, strength = bump
        coordinates = tree.nodes.new('ShaderNodeTexCoord')
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = 0.02
        if kind == 'noise':
            texture = tree.nodes.new('ShaderNodeTexNoise')
            texture.inputs['Scale'].default_value = scale
            texture.inputs['Detail'].default_value = 5
            tree.links.new(coordinates.outputs['Object'], texture.inputs[0])
        else:
            texture = tree.nodes.new('ShaderNodeTexWave')
            texture.inputs['Scale'].default_value = scale
            tree.links.new(coordinates.outputs['UV'], texture.inputs[0])
        tree.links.new(texture.outputs['Fac'], node.inputs['Height'])
        tree.links.new(node.outputs[0], shader.inputs['Normal'])
    return made


def glass(color=(245, 250, 250), rough=0.0, ior=1.45):
    """Clear material whose shadow stays light."""
    made = material(PLAIN, color, rough)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Transmission'].default_value = 1
    shader.inputs['IOR'].default_value = ior
    path = tree.nodes.new('ShaderNodeLightPath')
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = linear(color)
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(path.outputs['Is Shadow Ray'], mix.inputs[0])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return made


def steel(rough=0.25, color=(200, 200, 203)):
    return material(PLAIN, color, rough, metal=1)


def dark(rough=0.4):
    return material(PLAIN, (32, 32, 35), rough)


def light(place, target, size, power, color=(1, 1, 1)):
    made = bpy.data.lights.new('light', 'AREA')
    made.energy, made.color, made.size = power, color, size
    lamp = add(bpy.data.objects.new('light', made))
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def camera(place, target, lens=85, stop=None, focus=None):
    made = bpy.data.cameras.new('camera')
    made.lens = lens
    eye = add(bpy.data.objects.new('camera', made))
    eye.location = place
    eye.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    if stop:
        made.dof.use_dof = True
        made.dof.aperture_fstop = stop
        made.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    bpy.context.scene.camera = eye


def sheet(corners, surface):
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(corners, [], [tuple(range(len(corners)))])
    mesh.materials.append(surface)
    return add(bpy.data.objects.new('sheet', mesh))


def cyclorama(bend=3.0):
    """A ground that bends into the wall behind without an edge."""
    points = [(-14.0, 0.0), (4.0, 0.0)]
    points += [
        (4 + bend * math.sin(a * math.pi / 40), bend - bend * math.cos(a * math.pi / 40)) for a in range(1, 21)
    ]
    points.append((4 + bend, 24.0))
    places = [(x, y, z) for y, z in points for x in (-22, 22)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata(places, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(material(GROUND, (232, 230, 226), 0.9, spec=0.2))
    add(bpy.data.objects.new('ground', mesh))


def table(base):
    """Planks with grain; the grain is stretched noise."""
    surface = material(TABLE, base, 0.42, spec=0.35)
    tree = surface.node_tree
    new, wire = tree.nodes.new, tree.links.new
    shader = tree.nodes['Principled BSDF']
    coordinates = new('ShaderNodeTexCoord')
    stretch = new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (0.5, 7, 1)
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.4
    noise.inputs['Detail'].default_value = 9
    noise.inputs['Distortion'].default_value = 1.2
    ramp = new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = linear([c * 0.62 for c in base])
    ramp.color_ramp.elements[1].position = 0.72
    ramp.color_ramp.elements[1].color = linear([min(255, c * 1.15) for c in base])
    planks = new('ShaderNodeTexBrick')
    values = {'Scale': 1, 'Brick Width': 14, 'Row Height': 2.3, 'Mortar Size': 0.018}
    for name, value in values.items():
        planks.inputs[name].default_value = value
    planks.inputs['Color1'].default_value = (1, 1, 1, 1)
    planks.inputs['Color2'].default_value = (0.8, 0.8, 0.8, 1)
    planks.inputs['Mortar'].default_value = (0.12, 0.1, 0.08, 1)
    mix = new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs[0].default_value = 1
    wire(coordinates.outputs['Object'], stretch.inputs[0])
    wire(coordinates.outputs['Object'], planks.inputs[0])
    wire(stretch.outputs[0], noise.inputs[0])
    wire(noise.outputs['Fac'], ramp.inputs[0])
    wire(ramp.outputs[0], mix.inputs[1])
    wire(planks.outputs[0], mix.inputs[2])
    wire(mix.outputs[0], shader.inputs['Base Color'])
    sheet([(-14, -10, 0), (14, -10, 0), (14, 4, 0), (-14, 4, 0)], surface)


# A table, a wall, and the side that the window is on: goods are not all photographed in one home.
ROOMS = [
    dict(table=(158, 112, 72), wall=(206, 196, 178), seed=3, side=1),
    dict(table=(202, 176, 140), wall=(190, 202, 200), seed=8, side=-1),
    dict(table=(112, 76, 52), wall=(224, 216, 204), seed=11, side=1),
    dict(table=(222, 214, 200), wall=(160, 174, 162), seed=14, side=-1),
]


def room(wall, seed, side):
    """A wall with a shelf, far enough to blur."""
    sheet([(-30, 16, -6), (30, 16, -6), (30, 16, 24), (-30, 16, 24)], material(PLAIN, wall, 0.9))
    chance = random.Random(seed)
    left = -12 if side > 0 else -3
    board = [(left, 14.5, 0.4), (left + 15, 14.5, 0.4), (left + 15, 16, 0.4), (left, 16, 0.4)]
    sheet(board, material(PLAIN, (112, 74, 46), 0.5))
    colors = [(190, 120, 70), (120, 132, 96), (226, 212, 186), (86, 66, 56), (168, 72, 52)]
    for at in range(9):
        radius, height = chance.uniform(0.45, 0.8), chance.uniform(1.3, 2.8)
        bpy.ops.mesh.primitive_cylinder_add(
            radius=radius, depth=height, vertices=24, location=(left + 1 + at * 1.55, 15, 0.4 + height / 2)
        )
        bpy.context.object.data.materials.append(material(PLAIN, chance.choice(colors), 0.4))


def soft_light(gain=1.0):
    light((-6.5, -4.5, 8), (0, 0, 1.4), 4.5, 1500 * gain, (1, 0.975, 0.94))
    light((8, -5, 4.5), (0, 0, 1.4), 6, 230 * gain, (0.94, 0.97, 1))
    light((1.5, 6.2, 9.5), (0, 0, 1), 5, 800 * gain)


def window_light(side):
    light((-8 * side, 0, 8), (0, 0, 1), 6, 1500, (1, 0.94, 0.86))
    light((6 * side, -7, 6), (0, 0, 1), 5, 380, (0.93, 0.96, 1))
    light((4, 10, 10), (0, 16, 4), 6, 1000, (1, 0.9, 0.75))
