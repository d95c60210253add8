"""Renders rooms of buyers without goods: blender -b -P homes.py -- <folder>

An opened parcel on a floor or a table, in the light of a lamp or a flash; the composer puts goods in front of it.
"""
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import numpy as np
from PIL import Image

import render
import studio
from denoise import denoise

HOMES = [
    dict(floor='tiles', color=(214, 208, 198), wall=(226, 222, 210), parcel=(-1.5, 2.6, 0.35), lamp=(3, -3, 6), tint=(1, 0.86, 0.68)),
    dict(floor='planks', color=(126, 84, 54), wall=(190, 204, 208), parcel=(1.7, 2.7, -0.3), lamp=(-4, -2, 6), tint=(1, 0.95, 0.9)),
    dict(floor='checks', color=(170, 64, 58), wall=(214, 200, 168), parcel=(-1.9, 2.4, 0.5), lamp=(0.5, -7, 5), tint=(0.94, 0.97, 1)),
    dict(floor='cloth', color=(128, 140, 158), wall=(232, 226, 220), parcel=(1.6, 2.9, 0.25), lamp=(-3, -5, 4), tint=(1, 0.9, 0.76)),
]


def brick(tree, shader, colors, wide, high, joint):
    node = tree.nodes.new('ShaderNodeTexBrick')
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    for name, value in {'Scale': 1, 'Brick Width': wide, 'Row Height': high, 'Mortar Size': joint}.items():
        node.inputs[name].default_value = value
    node.offset = 0 if wide == high else 0.5
    for name, color in zip(('Color1', 'Color2', 'Mortar'), colors):
        node.inputs[name].default_value = studio.linear(color)
    tree.links.new(coordinates.outputs['Object'], node.inputs[0])
    tree.links.new(node.outputs[0], shader.inputs['Base Color'])


def floor(kind, color):
    surface = studio.material(studio.PLAIN, color, 0.35 if kind == 'tiles' else 0.7, bump=('noise', 22, 0.35) if kind == 'cloth' else None)
    tree = surface.node_tree
    shader = tree.nodes['Principled BSDF']
    dark = tuple(c * 0.62 for c in color)
    if kind == 'tiles':
        brick(tree, shader, (color, tuple(c * 0.96 for c in color), dark), 2.4, 2.4, 0.03)
    if kind == 'planks':
        brick(tree, shader, (color, tuple(c * 0.8 for c in color), tuple(c * 0.3 for c in color)), 9, 1.1, 0.02)
    if kind == 'checks':
        brick(tree, shader, (color, (236, 226, 210), color), 0.8, 0.8, 0.0)
    studio.sheet([(-14, -10, 0), (14, -10, 0), (14, 9, 0), (-14, 9, 0)], surface)


def parcel(x, y, turn):
    """An open box of cardboard with crumpled paper in it."""
    card = studio.material(studio.PLAIN, (176, 130, 86), 0.85, bump=('noise', 30, 0.05))
    pivot = studio.add(bpy.data.objects.new('parcel', None))
    wide, deep, high = 1.7, 1.25, 1.5
    sides = [
        [(-wide, -deep, 0), (wide, -deep, 0), (wide, -deep, high), (-wide, -deep, high)],
        [(-wide, deep, 0), (wide, deep, 0), (wide, deep, high), (-wide, deep, high)],
        [(-wide, -deep, 0), (-wide, deep, 0), (-wide, deep, high), (-wide, -deep, high)],
        [(wide, -deep, 0), (wide, deep, 0), (wide, deep, high), (wide, -deep, high)],
        [(-wide, -deep, high), (wide, -deep, high), (wide, -deep - 0.8, high - 0.5), (-wide, -deep - 0.8, high - 0.5)],
        [(-wide, deep, high), (wide, deep, high), (wide, deep + 0.5, high + 0.75), (-wide, deep + 0.5, high + 0.75)],
        [(-wide, -deep, high), (-wide, deep, high), (-wide - 0.8, deep, high + 0.35), (-wide - 0.8, -deep, high + 0.35)],
        [(wide, -deep, high), (wide, deep, high), (wide + 0.85, deep, high - 0.1), (wide + 0.85, -deep, high - 0.1)],
    ]
    for corners in sides:
        made = studio.sheet(corners, card)
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = 0.06
        made.parent = pivot
    tape = studio.sheet([(-0.25, -deep - 0.04, 0.1), (0.25, -deep - 0.04, 0.1), (0.25, -deep - 0.04, high), (-0.25, -deep - 0.04, high)], studio.material(studio.PLAIN, (204, 172, 122), 0.25))
    tape.parent = pivot
    chance = random.Random(5)
    paper = studio.material(studio.PLAIN, (232, 226, 214), 0.9)
    for at in range(16):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=chance.uniform(0.3, 0.5), location=(chance.uniform(-1.3, 1.3), chance.uniform(-0.9, 0.9), chance.uniform(0.9, 1.5)))
        ball = bpy.context.object
        for vertex in ball.data.vertices:
            vertex.co *= chance.uniform(0.7, 1.25)
        ball.data.materials.append(paper)
        ball.parent = pivot
    pivot.location, pivot.rotation_euler = (x, y, 0), (0, 0, turn)


def home(at, folder):
    plan = HOMES[at]
    studio.reset()
    floor(plan['floor'], plan['color'])
    studio.sheet([(-20, 9, -1), (20, 9, -1), (20, 9, 16), (-20, 9, 16)], studio.material(studio.PLAIN, plan['wall'], 0.9))
    parcel(*plan['parcel'])
    studio.light(plan['lamp'], (0, 0.5, 0.6), 0.9, 620, plan['tint'])
    studio.light((0, 2, 9), (0, 0, 0), 6, 260, plan['tint'])
    studio.camera((0.2, -8.2, 3.1), (0, 0.6, 1.0), 38, 2.8, (0, 0, 0.6))
    out = render.run(400, 40, folder, ['img', 'alb', 'nor'])
    table = render.tone_table(folder)
    picture = denoise(out['img'], out['alb'], out['nor'])
    shown = np.interp(np.log2(np.maximum(picture, 0) * 2**render.EXPOSURE + 1e-5), np.linspace(-11, 4, 256), table)
    Image.fromarray(np.uint8(np.clip(shown, 0, 255))).resize((800, 800), Image.LANCZOS).save(os.path.join(folder, f'home-{at}.png'))
    print('HOME', at, flush=True)


if __name__ == '__main__':
    target = sys.argv[sys.argv.index('--') + 1]
    os.makedirs(target, exist_ok=True)
    for number in range(len(HOMES)):
        home(number, target)
