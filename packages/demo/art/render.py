"""Renders the base pictures: blender -b -P render.py -- <folder> [base ...]

A base is a model in a shot, without the colors of any product. What is written for the composer, 1200 pixels wide:
light and gloss per surface, the place on the print, the role of each pixel, and the picture of what stays as it is.
"""
import hashlib
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageFilter

import studio
from denoise import denoise
from models import MODELS

WIDE = 1200
SHADE = int(os.environ.get('SHADE', '300'))
SAMPLES = int(os.environ.get('SAMPLES', '18'))
EXPOSURE = 0.45
PASSES = {
    'img': 'Image', 'alb': 'DiffCol', 'nor': 'Normal', 'uv': 'UV', 'dd': 'DiffDir', 'di': 'DiffInd',
    'gd': 'GlossDir', 'gi': 'GlossInd', 'gc': 'GlossCol', 'im': 'IndexMA',
}
SHOTS = {
    # turn of the model, camera's azimuth and height over distance, fill of the frame
    'a': dict(turn=0.22, azimuth=0.0, rise=0.17, fill=0.80, scene='studio'),
    'b': dict(turn=-0.52, azimuth=0.0, rise=0.36, fill=0.82, scene='studio'),
    'c': dict(turn=-0.46, azimuth=0.0, rise=0.25, fill=0.70, scene='room'),
}


def source_hash(name, build):
    """What a base depends on: the studio and the file of its model."""
    digest = hashlib.sha256()
    for file in ('studio.py', 'solids.py', 'denoise.py', 'render.py', os.path.basename(build.__code__.co_filename)):
        digest.update(open(os.path.join(HERE, file), 'rb').read())
    digest.update(f'{name} {SHADE} {SAMPLES}'.encode())
    return digest.hexdigest()[:16]


def bounds(things):
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for thing in things:
        evaluated = thing.evaluated_get(graph)
        corners += [thing.matrix_world @ Vector(corner) for corner in evaluated.bound_box]
    return [(min(c[k] for c in corners), max(c[k] for c in corners)) for k in range(3)]


def place(things, turn):
    """Turns the model, scales it to the studio and stands it on the ground."""
    pivot = studio.add(bpy.data.objects.new('pivot', None))
    for thing in things:
        if thing.parent is None:
            thing.parent = pivot
    pivot.rotation_euler = (0, 0, turn)
    bpy.context.view_layer.update()
    box = bounds(things)
    span = max(box[0][1] - box[0][0], box[2][1] - box[2][0], (box[1][1] - box[1][0]) * 0.8)
    scale = 3 / span
    pivot.scale = (scale, scale, scale)
    bpy.context.view_layer.update()
    box = bounds(things)
    pivot.location = (-(box[0][0] + box[0][1]) / 2, -(box[1][0] + box[1][1]) / 2, -box[2][0])
    bpy.context.view_layer.update()
    return bounds(things)


def stage(model, shot):
    studio.reset()
    options = MODELS[model]
    before = set(bpy.data.objects)
    options['build']()
    things = [thing for thing in bpy.data.objects if thing not in before]
    plan = SHOTS[shot]
    box = place(things, plan['turn'] + options.get('turn', 0) + options.get('turns', {}).get(shot, 0))
    width, depth, height = (high - low for low, high in box)
    rise = plan['rise'] + options.get('rise', 0)
    seen = max(width, height * math.cos(math.atan(rise)) + depth * math.sin(math.atan(rise)))
    far = seen / plan['fill'] / (2 * math.tan(math.atan(18 / 85))) + depth / 2
    target = (0, 0, height * 0.5)
    eye = Vector(target) + Vector(
        (far * math.sin(plan['azimuth']), -far * math.cos(plan['azimuth']), far * rise)
    )
    if plan['scene'] == 'studio':
        studio.cyclorama()
        studio.soft_light()
        studio.camera(eye, target, 85)
    else:
        home = studio.ROOMS[sum(model.encode()) % len(studio.ROOMS)]
        studio.table(home['table'])
        studio.room(home['wall'], home['seed'], home['side'])
        studio.window_light(home['side'])
        studio.camera(eye, target, 85, 0.35, (0, box[1][0] * 0.7, height * 0.55))


def run(size, samples, folder, names):
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.cycles.samples = samples
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '1'))
    layer = bpy.context.view_layer
    for name in (
        'normal', 'diffuse_color', 'uv', 'diffuse_direct', 'diffuse_indirect', 'glossy_direct', 'glossy_indirect',
        'glossy_color', 'material_index',
    ):
        setattr(layer, f'use_pass_{name}', True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    # Renders may run side by side; each has files of its own.
    folder = os.path.join(folder, f'passes-{os.getpid()}')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for key in names:
        output.file_slots.new(f'{size}-{key}-')
        tree.links.new(layers.outputs[PASSES[key]], output.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render()
    out = {}
    for key in names:
        path = os.path.join(folder, f'{size}-{key}-{scene.frame_current:04d}.exr')
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(size * size * 4, np.float32)
        image.pixels.foreach_get(pixels)
        out[key] = pixels.reshape(size, size, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
        os.remove(path)
    return out


def tone_table(folder):
    """256 greys, log2 -11 to +4, through the view transform."""
    path = os.path.join(folder, 'tone.png')
    if not os.path.exists(path):
        scene = studio.reset()
        image = bpy.data.images.new('chart', 256, 4, float_buffer=True)
        pixels = np.ones((4, 256, 4), np.float32)
        pixels[..., :3] = (2.0 ** np.linspace(-11, 4, 256))[None, :, None]
        image.colorspace_settings.name = 'Linear'
        image.pixels.foreach_set(pixels.ravel())
        image.update()
        scene.render.image_settings.file_format = 'PNG'
        image.save_render(path, scene=scene)
    table = np.asarray(Image.open(path).convert('RGB'))[0].mean(1)
    table.astype(np.uint8).tofile(os.path.join(folder, 'tone.bin'))
    return table


def enlarge(small, role_small, role, near):
    """Spreads what each role has over its edge, then enlarges; no role bleeds into another."""
    out = np.zeros((WIDE, WIDE, 3), np.float32)
    for key in np.unique(role):
        known = (role_small == key) & near
        if not known.any():
            known = role_small == key
        if not known.any():
            out[role == key] = small.mean((0, 1))
            continue
        layer, weight = np.where(known[..., None], small, 0), known.astype(np.float32)
        for _ in range(12):
            if weight.min() > 0:
                break
            total, count = np.zeros_like(layer), np.zeros_like(weight)
            for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                total += np.roll(layer, (dy, dx), (0, 1))
                count += np.roll(weight, (dy, dx), (0, 1))
            empty = (weight == 0) & (count > 0)
            layer[empty] = total[empty] / count[empty][:, None]
            weight[empty] = 1
        mask = role == key
        for channel in range(3):
            big = Image.fromarray(np.ascontiguousarray(layer[..., channel])).resize((WIDE, WIDE), Image.BICUBIC)
            out[..., channel][mask] = np.asarray(big)[mask]
    return out


def unfocus(albedo, role):
    """Softens the grain of a table before and behind the goods, as a lens does."""
    table = role == studio.TABLE
    if not table.any():
        return albedo
    goods = np.where(np.isin(role, (1, 2, 3, 4, 5)).any(1))[0]
    foot = goods[-1] if len(goods) else WIDE // 2
    far = np.clip(np.abs(np.arange(WIDE) - foot) / 420, 0, 1)[:, None]

    def blurred(radius):
        blur = lambda layer: np.asarray(
            Image.fromarray(np.uint8(np.clip(layer, 0, 1) * 255)).filter(ImageFilter.GaussianBlur(radius)), np.float32
        )
        weight = np.maximum(blur(table.astype(np.float32)), 1)
        return np.stack([blur(albedo[..., k] * table) / weight for k in range(3)], -1)

    soft = blurred(2.5) * (1 - far[..., None]) + blurred(9) * far[..., None]
    return np.where(table[..., None], soft, albedo)


def base(name, folder, table):
    model, shot = name.rsplit('-', 1)
    target = os.path.join(folder, name)
    mark = source_hash(name, MODELS[model]['build'])
    if os.path.exists(f'{target}.json'):
        if os.environ.get('KEEP') or json.load(open(f'{target}.json'))['source'] == mark:
            return
    started = time.time()
    stage(model, shot)
    small = run(SHADE, SAMPLES, folder, list(PASSES))
    eye = bpy.context.scene.camera.data
    eye.dof.use_dof = False
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = cycles.transmission_bounces = 0
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    wide = run(WIDE, 1, folder, ['uv', 'im', 'alb'])
    role = np.round(wide['im'][..., 0]).astype(np.uint8)
    step = WIDE // SHADE
    blocks = role[: SHADE * step, : SHADE * step].reshape(SHADE, step, SHADE, step)
    near = (blocks.max((1, 3)) == blocks.min((1, 3)))
    role_small = blocks[:, step // 2, :, step // 2]
    flat = np.full_like(small['dd'], 0.5)
    shade = denoise((small['dd'] + small['di']) * 0.5, flat, small['nor']) * 2
    gloss = denoise((small['gd'] + small['gi']) * small['gc'] + 0.02, flat, small['nor']) - 0.02
    plain = denoise(small['img'], small['alb'], small['nor'])
    tone = lambda x: np.interp(np.log2(np.maximum(x, 0) * 2**EXPOSURE + 1e-5), np.linspace(-11, 4, 256), table)
    write = lambda kind, data: np.ascontiguousarray(data).tofile(f'{target}.{kind}')
    lit, shine = enlarge(shade, role_small, role, near), enlarge(gloss, role_small, role, near)
    write('light', np.clip(lit * 8192, 0, 65535).astype(np.uint16))
    write('gloss', np.clip(shine * 8192, 0, 65535).astype(np.uint16))
    write('uv', np.clip(wide['uv'][..., :2] * 16384, 0, 65535).astype(np.uint16))
    write('role', role)
    picture = enlarge(tone(plain).astype(np.float32), role_small, role, near)
    kept = np.isin(role, (studio.KEEP, studio.TABLE))
    if kept.any():
        picture = np.where(kept[..., None], tone(unfocus(wide['alb'], role) * lit + shine), picture)
    write('plain', np.clip(picture, 0, 255).astype(np.uint8))
    goods = ~np.isin(role, (studio.GROUND, studio.KEEP, studio.TABLE)) if shot != 'c' else np.isin(role, (1, 2, 3, 4, 5))
    rows, columns = np.where(goods.any(1))[0], np.where(goods.any(0))[0]
    box = [int(columns[0]), int(rows[0]), int(columns[-1]), int(rows[-1])] if len(rows) else [0, 0, WIDE, WIDE]
    with open(f'{target}.json', 'w') as file:
        json.dump({'source': mark, 'box': box, 'roles': [int(r) for r in np.unique(role)]}, file)
    print('BASE', name, f'{time.time() - started:.1f} s, CPU {time.process_time():.0f} s in all', flush=True)


if __name__ == '__main__':
    words = sys.argv[sys.argv.index('--') + 1 :]
    folder = words[0]
    os.makedirs(folder, exist_ok=True)
    curve = tone_table(folder)
    for wanted in words[1:]:
        try:
            base(wanted, folder, curve)
        except Exception as problem:
            print('FAILED', wanted, repr(problem), flush=True)
