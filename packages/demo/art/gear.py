"""What vehicles and riders need."""
import math

import bpy
from solids import ball, block, grid, lathe, loft, main, panel, rod, spline, torus, tube
from studio import ACCENT, DEEP, PLAIN, PRINT, dark, material, steel


def tire(wide):
    def build():
        rubber = dark(0.75)
        r, w = 1.6, wide
        profile = [(0.98, -w * 0.8), (1.2, -w * 1.02), (1.45, -w), (1.58, -w * 0.82), (1.62, -w * 0.5), (1.63, 0), (1.62, w * 0.5), (1.58, w * 0.82),
                   (1.45, w), (1.2, w * 1.02), (0.98, w * 0.8)]
        made = lathe(spline(profile, 4), rubber, 96)
        made.rotation_euler, made.location = (math.pi / 2, 0, 0), (0, 0, 1.63)
        groove = material(PLAIN, (10, 10, 10), 0.9)
        for offset in (-0.55, -0.2, 0.2, 0.55):
            torus(1.625 - 0.02 * abs(offset), 0.022, (0, offset * w, 1.63), groove, (math.pi / 2, 0, 0))
        ring_ = lathe([(1.0, 0), (1.0, 0.012), (1.42, 0.012), (1.42, 0)], material(PRINT, (60, 60, 60), 0.7), 96)
        layer = ring_.data.uv_layers[0]
        for corner in ring_.data.loops:
            p = ring_.data.vertices[corner.vertex_index].co
            layer.data[corner.index].uv = (0.5 + p.x / 3.3, 0.5 + p.y / 3.3)
        ring_.rotation_euler, ring_.location = (math.pi / 2, 0, 0), (0, -w * 1.02, 1.63)
        if wide > 0.5:
            rim = steel(0.3)
            lathe_rim = lathe([(0.1, 0.1), (0.3, 0.12), (0.9, -0.1), (0.99, 0.1), (1.0, 0.3)], rim, 96)
            lathe_rim.rotation_euler, lathe_rim.location = (math.pi / 2, 0, 0), (0, -0.3, 1.63)
    return build


def battery():
    block((2.6, 1.5, 1.9), (0, 0, 0.95), dark(0.45), 0.06)
    block((2.64, 1.54, 0.3), (0, 0, 1.95), main(0.4), 0.06)
    for x, color in ((-0.95, (190, 40, 40)), (0.95, (40, 40, 44))):
        rod(0.16, (x, -0.4, 2.1), (x, -0.4, 2.35), steel(0.35))
        torus(0.24, 0.06, (x, -0.4, 2.12), material(PLAIN, color, 0.5))
    panel((0, -0.757, 0.95), 2.3, 1.5)


def shock():
    for x in (-0.55, 0.55):
        path = [(x + 0.3 * math.cos(k * 0.42), 0.3 * math.sin(k * 0.42), 0.75 + k * 0.0185) for k in range(120)]
        tube(path, 0.075, main(0.3, 0.4))
        rod(0.14, (x, 0, 0.3), (x, 0, 3.2), steel(0.2))
        rod(0.26, (x, 0, 0.35), (x, 0, 0.75), dark())
        rod(0.3, (x, 0, 2.95), (x, 0, 3.25), material(ACCENT, rough=0.3, coat=0.3))
        for z in (0.18, 3.45):
            torus(0.16, 0.08, (x, 0, z), steel(0.3), (math.pi / 2, 0, 0))


def helmet(full):
    def build():
        shell = main(0.18, coat=0.9)
        def dome(u, v):
            a, b = u * 2 * math.pi, (0.02 + v * 0.98) * (math.pi * (0.70 if full else 0.60))
            x, y, z = 1.25 * math.sin(b) * math.sin(a), 1.5 * math.sin(b) * math.cos(a), 1.3 * math.cos(b)
            if full and z < -0.2:
                y = y * 1.06
            return (x, y, z + 1.35)
        made = grid(dome, 96, 60, shell)
        thick = made.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.06
        visor = material(PLAIN, (18, 20, 26), 0.04, coat=1, spec=0.9)
        def glass_at(u, v):
            a = math.pi + (u - 0.5) * 2.3
            low, high = (-0.28, 0.5) if full else (-0.55, 0.42)
            z = low + (high - low) * v
            s = math.sqrt(max(0.02, 1 - (z / 1.38) ** 2)) * (1.03 if full else 1.06)
            return (1.27 * s * math.sin(a), 1.53 * s * math.cos(a), z + 1.35)
        shield = grid(glass_at, 60, 16, visor)
        thick = shield.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.03
        for side in (-1, 1):
            rod(0.16, (side * 1.18, -0.25, 1.55), (side * 1.34, -0.25, 1.55), material(ACCENT, rough=0.3))
        if full:
            block((0.5, 0.1, 0.12), (0, -1.42, 0.72), dark(), 0.04)
        torus(1.0 if full else 1.1, 0.09, (0, 0.05, 0.5 if full else 0.92), dark(0.8)).scale = (1, 1.2, 1)
        stripe = material(ACCENT, rough=0.2, coat=0.8)
        def band(u, v):
            b = -1.0 + u * 1.9
            x = (v - 0.5) * (0.36 if full else 0.22)
            return (x, 1.515 * math.sin(b) * math.sqrt(1 - (x / 1.25) ** 2), 1.315 * math.cos(b) * math.sqrt(1 - (x / 1.25) ** 2) + 1.35)
        grid(band, 40, 4, stripe)
        def tag(u, v):
            a, z = math.pi + 0.9 + u * 0.75, 0.62 + v * 0.22
            s = math.sqrt(1 - (z / 1.3) ** 2) * 1.015
            return (1.25 * s * math.sin(a), 1.5 * s * math.cos(a), z + 1.35)
        grid(tag, 20, 6, material(PRINT, rough=0.2, coat=0.8))
    return build


def wrenches():
    block((3.2, 2.6, 0.08), (0, 0, 0.04), main(0.8), 0.04)
    for k in range(6):
        length, x = 2.3 - k * 0.2, -1.25 + k * 0.48
        rod(0.09, (x, -length / 2, 0.15), (x, length / 2, 0.15), steel(0.22))
        torus(0.2, 0.075, (x, length / 2, 0.16), steel(0.22))
        for side in (-1, 1):
            block((0.1, 0.3, 0.12), (x + side * 0.13, -length / 2 - 0.08, 0.16), steel(0.22), 0.03).rotation_euler = (0, 0, side * 0.25)
    block((3.2, 0.3, 0.04), (0, 0, 0.26), material(ACCENT, rough=0.8), 0.02)


def mirror():
    for x in (-0.95, 0.95):
        rod(0.07, (x * 0.75, 0, 0.05), (x * 1.05, 0, 1.6), dark(0.35))
        head = rod(0.75, (x * 1.1, 0.16, 2.2), (x * 1.1, -0.06, 2.2), main(0.3, 0.4), 0.08, 64)
        head.scale = (1, 0.75, 1)
        face = rod(0.68, (x * 1.1, -0.06, 2.2), (x * 1.1, -0.075, 2.2), material(PLAIN, (205, 215, 222), 0.02, metal=1), 0, 64)
        face.scale = (1, 0.75, 1)
    rod(0.16, (-0.72, 0, 0), (-0.72, 0, 0.2), steel())
    rod(0.16, (0.72, 0, 0), (0.72, 0, 0.2), steel())


def gloves():
    for x, turn in ((-0.75, 0.12), (0.75, -0.12)):
        side = 1 if x > 0 else -1
        parts = [loft([(0.55, 0.16, 3, 0), (0.52, 0.2, 3, 0.6), (0.62, 0.24, 3, 0.9), (0.64, 0.26, 3, 1.5), (0.6, 0.2, 3, 1.75)], main(0.65), center=(0, 0))]
        for k in range(4):
            fx, length = -0.45 + k * 0.3, (0.85, 1.05, 1.0, 0.75)[k if side < 0 else 3 - k]
            parts.append(tube([(fx, 0, 1.55), (fx * 1.08, 0, 1.55 + length * 0.5), (fx * 1.12, -0.08, 1.55 + length)], 0.155, main(0.65)))
            parts.append(block((0.22, 0.1, 0.2), (fx, -0.2, 1.5), material(DEEP, rough=0.5), 0.05))
        parts.append(tube([(-side * 0.5, 0, 0.9), (-side * 0.85, -0.05, 1.25), (-side * 0.95, -0.1, 1.6)], 0.17, main(0.65)))
        parts.append(block((1.05, 0.44, 0.26), (0, 0, 0.3), material(ACCENT, rough=0.7), 0.06))
        pivot = bpy.data.objects.new('glove', None)
        bpy.context.scene.collection.objects.link(pivot)
        for part in parts:
            part.parent = pivot
        pivot.location, pivot.rotation_euler = (x, 0, 0), (-0.1, turn, 0)


def seat():
    vinyl = main(0.45, bump=('noise', 60, 0.06))
    rings = []
    for k in range(20):
        t = k / 19
        rings.append((0.55 + 0.2 * math.sin(t * 2.6), 0.35 + 0.05 * math.sin(t * 6), 3, -2.0 + 4.0 * t))
    made = loft([(a, b + (0.18 if z > 0.4 else 0), p, z) for a, b, p, z in rings], vinyl)
    made.rotation_euler, made.location = (math.pi / 2, 0, math.pi / 2), (0, 0, 0.75)
    for x in (-0.5, 0.2, 0.9):
        block((0.03, 1.3, 0.03), (x, 0, 1.2), material(DEEP, rough=0.6), 0.01)
    block((3.6, 1.0, 0.3), (0, 0, 0.32), dark(0.6), 0.12)


def mats():
    for k, (x, y, turn) in enumerate(((-0.6, 0.5, 0.1), (0.5, -0.3, -0.1))):
        made = block((2.6, 2.0, 0.12), (x, y, 0.07 + k * 0.14), main(0.85, bump=('noise', 60, 0.5)), 0.06)
        made.rotation_euler = (0, 0, turn)
        edge = block((2.7, 2.1, 0.06), (x, y, 0.05 + k * 0.14), material(ACCENT, rough=0.7), 0.03)
        edge.rotation_euler = (0, 0, turn)
    panel((0.5, -0.9, 0.285), 0.7, 0.2, face='top', turn=-0.1)


GEAR = {
    'car-tire': dict(build=tire(0.62), turn=0.3),
    'tire': dict(build=tire(0.36), turn=0.3),
    'battery': dict(build=battery, rise=0.1),
    'shock': dict(build=shock),
    'helmet': dict(build=helmet(True), turn=0.4),
    'open-helmet': dict(build=helmet(False), turn=0.4),
    'wrenches': dict(build=wrenches, rise=0.7),
    'mirror': dict(build=mirror),
    'gloves': dict(build=gloves),
    'seat': dict(build=seat, rise=0.15),
    'mats': dict(build=mats, rise=0.5),
}
