"""Clothes, cloth, shoes and bags."""
import math
import random

import bpy
from mathutils import Vector, noise
from solids import ball, block, grid, lathe, loft, main, mesh, panel, plate, rod, spline, torus, tube, wrap
from studio import ACCENT, DEEP, KEEP, MAIN, PLAIN, PRINT, SOFT, dark, material, steel


def cloth(role=PRINT, rough=0.85):
    return material(role, (235, 235, 235), rough, sheen=0.3, spec=0.15, bump=('noise', 45, 0.04))


def bundle(low, width, length, thick, sheets, surface, seed, scale=0.46):
    """Nested sheets, folded; the round folds face the camera."""
    for k in range(sheets):
        radius, center, mark = thick * (sheets - k - 0.35), low + thick * sheets, seed * 10 + k
        reach = length - 0.012 * k
        total = 2 * reach + math.pi * radius

        def at(u, v):
            s, x = v * total, (u - 0.5) * (width + 0.015 * math.sin(mark * 1.7 + v * 5))
            wave = noise.noise(Vector((x * 1.1 + mark, s * 0.9, mark * 0.37)))
            soft = 0.05 * wave + 0.014 * noise.noise(Vector((x * 3.1, s * 2.7 + mark, 0.2)))
            if s < reach:
                y, z, lift = reach / 2 - s, center - radius, 0
            elif s < reach + math.pi * radius:
                a = (s - reach) / radius
                y, z, lift = -reach / 2 - radius * math.sin(a) * 1.25, center - radius * math.cos(a), 0.35
            else:
                y, z, lift = -reach / 2 + (s - reach - math.pi * radius), center + radius, 1
            z += lift * soft * (0.55 if k else 1)
            edge = min(1, (0.5 - abs(u - 0.5)) * 9)
            z -= (1 - edge) ** 2 * 0.03 * (sheets - k) / sheets * (s > reach + math.pi * radius * 0.5)
            return (x + 0.01 * math.sin(s * 4 + mark), y, z, (x * scale + 0.9) % 4, (s * scale + 0.11 * k) % 4)

        made = grid(at, 60, 110, surface)
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick * 0.55, 0
    return low + 2 * thick * sheets


def paper_band(low, high, length, role=SOFT):
    """A paper belly band around a folded cloth."""
    front = -length / 2 - 0.32
    points = [(0.9, high + 0.04), (-length / 2, high + 0.04), (front + 0.08, high - 0.06), (front, (low + high) / 2),
              (front + 0.08, low + 0.05), (-length / 2, low)]

    def at(u, v):
        q = v * (len(points) - 1)
        i = min(int(q), len(points) - 2)
        t = q - i
        return ((u - 0.5) * 0.7, points[i][0] + (points[i + 1][0] - points[i][0]) * t, points[i][1] + (points[i + 1][1] - points[i][1]) * t)

    grid(at, 4, 24, material(role, (240, 236, 228), 0.7))


def folded():
    """One piece, folded, with a woven brand label on top."""
    top = bundle(0, 3.1, 2.3, 0.085, 5, cloth(), 2)
    panel((0.95, -0.75, top + 0.05), 0.62, 0.3, material(KEEP, (244, 240, 232), 0.7), face='top', turn=0.06)


def pile():
    """Three in their colors: PRINT, DEEP and SOFT."""
    top = 0
    for k, role in enumerate((DEEP, SOFT, PRINT)):
        top = bundle(top, 3.2 - 0.05 * k, 2.4, 0.062, 4, cloth(role), 3 + k) + 0.012
    return top


def banded():
    top = bundle(0, 3.2, 2.3, 0.07, 5, cloth(), 6)
    paper_band(0, top, 2.3)


def trousers():
    """Folded lengthwise and in half, waistband up front."""
    top = bundle(0, 2.9, 1.5, 0.12, 3, cloth(), 12, 0.5)
    block((2.85, 0.3, 0.1), (0, 0.52, top + 0.07), cloth(), 0.03)
    for x in (-0.9, 0, 0.9):
        block((0.12, 0.36, 0.06), (x, 0.52, top + 0.12), cloth(), 0.02)
    rod(0.07, (0, 0.45, top + 0.12), (0, 0.45, top + 0.16), material(PLAIN, (190, 140, 80), 0.3, metal=1), 0.01)
    panel((0.98, 0.15, top + 0.09), 0.55, 0.36, material(KEEP, (150, 98, 58), 0.7), face='top')


def scarf():
    """A square of cloth, draped over a low form so that it falls in folds."""
    surface = cloth(PRINT, 0.75)

    def at(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        r, a = math.hypot(x, y), math.atan2(y, x)
        wave = 0.5 + 0.5 * math.sin(a * 9 + 2 * noise.noise(Vector((x, y, 3))))
        out = 1.15 * min(r, 0.75) + 0.42 * max(0, r - 0.75) * (0.6 + 0.9 * wave)
        z = 1.9 * max(0, 1 - (r / 1.02) ** 2.2) if r < 1.02 else 0
        z = max(0.03 + 0.05 * wave, z) + 0.06 * noise.noise(Vector((x * 3, y * 3, 1)))
        return (out * math.cos(a) * 1.25, out * math.sin(a) * 1.0, z, u, v)

    grid(at, 110, 110, surface)


def rolled():
    """Two rolled towels and a folded one."""
    surface = cloth(PRINT, 0.95)
    top = bundle(0, 3.2, 2.2, 0.11, 3, surface, 4)
    for y, z in ((-0.42, top + 0.46), (0.52, top + 0.46)):
        def roll(u, v, y=y, z=z):
            a = u * 6 * math.pi
            r = 0.14 + 0.32 * u
            return ((v - 0.5) * 2.7, y + r * math.cos(a), z + r * math.sin(a) * 0.97, v * 1.2, u * 2)
        made = grid(roll, 160, 24, surface)
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = 0.07


def cap_felt():
    surface = main(0.85, sheen=0.6, bump=('noise', 60, 0.05))
    loft([(0.98, 1.2, 2.1, 0), (1.0, 1.22, 2.1, 0.04), (0.97, 1.18, 2.1, 0.95), (0.92, 1.12, 2.1, 1.02), (0.6, 0.8, 2.1, 1.04)], surface)
    loft([(1.005, 1.225, 2.1, 0.1), (1.008, 1.228, 2.1, 0.24)], material(ACCENT, rough=0.6), bottom=False, top=False)


def baseball():
    surface = cloth(MAIN)
    def crown(u, v):
        a, b = u * 2 * math.pi, v * math.pi / 2
        return (1.15 * math.sin(a) * math.sin(b + 0.001) ** 0.8, 1.3 * math.cos(a) * math.sin(b + 0.001) ** 0.8, 0.25 + 1.2 * math.cos(b) ** 0.75)
    grid(crown, 72, 30, surface)
    def peak(u, v):
        x = (u - 0.5) * 2
        reach = 1.25 * (1 - abs(x) ** 2.2) ** 0.6
        return (x * 1.08, -1.3 * (1 - 0.72 * x * x) ** 0.5 - reach * v, 0.3 - 0.16 * x * x + 0.02 - 0.14 * v)
    made = grid(peak, 40, 16, surface)
    solid = made.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.05
    ball(0.09, (0, 0, 1.46), surface)
    def mark(u, v):
        a, z = math.pi + (u - 0.5) * 0.75, 0.62 + v * 0.42
        s = (1 - ((z - 0.25) / 1.2) ** (1 / 0.375)) ** 0.4 if z < 1.4 else 0.5
        return (1.17 * s * math.sin(a), 1.33 * s * math.cos(a), z)
    grid(mark, 16, 8, material(PRINT, rough=0.7))


def shoe_half(side, x0, surface, sole, trim):
    """One low shoe along y, its toe to the front."""
    rings = []
    for k in range(25):
        t = k / 24
        y = 1.5 - 3.0 * t
        half = 0.42 + 0.13 * math.sin(min(1, t * 1.35) * math.pi * 0.62) - 0.30 * max(0, (t - 0.82) / 0.18) ** 2
        height = 1.18 - 0.08 * t if t < 0.34 else 1.15 - 0.72 * ((t - 0.34) / 0.66) ** 0.72
        rings.append((y, half, height, t))

    def upper(u, v):
        i = min(int(v * 24), 23)
        f = v * 24 - i
        y, half, height, t = (a + (b - a) * f for a, b in zip(rings[i], rings[i + 1]))
        a = u * math.pi
        bulge = math.sin(a) ** 0.75 if 0 < a < math.pi else 0
        opening = 0.62 if t < 0.36 else 0
        z = 0.24 + (height - 0.24) * bulge
        if opening and bulge > 0.86:
            z = 0.24 + (height - 0.24) * (0.86 - 1.1 * (bulge - 0.86) * 3)
        x = -half * math.cos(a) * (1.05 - 0.25 * bulge * (1 - t))
        return (x0 + x, y, z)

    grid(upper, 40, 60, surface)
    outline = [(r[1] + 0.05, r[0]) for r in rings]
    points = [(x0 + x, y) for x, y in outline] + [(x0 - x, y) for x, y in reversed(outline)]
    count = len(points)
    levels = [0.0, 0.05, 0.24, 0.28]
    verts = [(x0 + (x - x0) * (0.97 if z in (0.0, 0.28) else 1.0), y, z + 0.1 * max(0, (-y - 1.0)) ** 2) for z in levels for x, y in points]
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i) for j in range(3) for i in range(count)]
    mesh(verts, faces + [tuple(range(3 * count, 4 * count))], sole)
    for k in range(5):
        y = 0.28 - k * 0.2
        tube([(x0 - 0.22, y, 1.02 - k * 0.085), (x0, y - 0.03, 1.12 - k * 0.1), (x0 + 0.22, y, 1.02 - k * 0.085)], 0.035, trim)


def sneakers(formal=False):
    def build():
        surface = main(0.25 if formal else 0.6, 0.4 if formal else 0)
        sole = dark(0.5) if formal else material(SOFT, (240, 240, 238), 0.5)
        trim = material(DEEP if formal else SOFT, rough=0.8)
        shoe_half(1, -0.62, surface, sole, trim)
        shoe_half(1, 0.68, surface, sole, trim)
    return build


def slippers(wide=False):
    def build():
        for x in (-0.65, 0.65):
            outline = []
            for k in range(48):
                a = k / 48 * 2 * math.pi
                outline.append((0.52 * math.sin(a) * (1.05 - 0.14 * math.cos(a)), 1.5 * math.cos(a)))
            made = plate([(px, -pz) for px, pz in outline], 0.26, material(SOFT if not wide else DEEP, rough=0.7), 0.05, (x, 0, 0.13), (math.pi / 2, 0, 0))
            if wide:
                def strap(u, v, x=x):
                    a = u * math.pi
                    return (x - 0.58 * math.cos(a), -0.75 + (v - 0.5) * 1.0 + 0.1 * math.sin(a), 0.2 + 0.5 * math.sin(a))
                made = grid(strap, 40, 8, main(0.5))
                solid = made.modifiers.new('thick', 'SOLIDIFY')
                solid.thickness = 0.06
            else:
                for side in (-1, 1):
                    tube([(x, -0.9, 0.3), (x + side * 0.22, -0.6, 0.55), (x + side * 0.45, 0.1, 0.42), (x + side * 0.5, 0.35, 0.22)], 0.085, main(0.4))
                ball(0.1, (x, -0.9, 0.33), main(0.4))
    return build


def handbag():
    leather = main(0.42, bump=('noise', 45, 0.08))
    loft([(1.5, 0.6, 5, 0), (1.55, 0.62, 5, 0.06), (1.45, 0.5, 4, 1.2), (1.3, 0.26, 4, 2.1), (1.28, 0.2, 4, 2.15)], leather)
    loft([(1.30, 0.24, 4, 2.08), (1.32, 0.25, 4, 2.14), (1.30, 0.23, 4, 2.2)], material(DEEP, rough=0.45))
    for y in (-0.3, 0.3):
        tube([(-0.7, y * 0.9, 1.75), (-0.66, y * 0.8, 2.6), (0, y * 0.5, 3.25), (0.66, y * 0.8, 2.6), (0.7, y * 0.9, 1.75)], 0.075, material(DEEP, rough=0.45))
    for x in (-0.7, 0.7):
        torus(0.1, 0.03, (x, -0.36, 1.75), material(PLAIN, (212, 170, 96), 0.25, metal=1), (math.pi / 2, 0, 0))
    panel((0, -0.50, 1.15), 0.62, 0.2, material(PRINT, rough=0.4)).rotation_euler = (-0.2, 0, 0)


def backpack():
    surface = main(0.7, bump=('noise', 70, 0.06))
    loft([(1.15, 0.72, 4, 0), (1.2, 0.78, 4, 0.1), (1.22, 0.78, 3.6, 1.5), (1.12, 0.7, 3, 2.5), (0.8, 0.5, 2.6, 3.0), (0.2, 0.14, 2, 3.12)], surface)
    loft([(0.86, 0.2, 4, 0.25, 0, -0.78), (0.92, 0.26, 4, 0.4, 0, -0.78), (0.92, 0.24, 4, 1.2, 0, -0.78), (0.8, 0.12, 4, 1.45, 0, -0.75)], surface)
    for z in (1.52, 2.3):
        tube([(-1.0, -0.62, z), (0, -0.86 + (z - 1.5) * 0.16, z + 0.08), (1.0, -0.62, z)], 0.035, dark())
    tube([(-0.3, 0.3, 3.0), (0, 0.35, 3.4), (0.3, 0.3, 3.0)], 0.07, material(DEEP, rough=0.7))
    for x in (-1.28, 1.28):
        tube([(x * 0.6, 0.6, 2.8), (x * 1.05, 0.7, 1.8), (x, 0.6, 0.4)], 0.09, material(DEEP, rough=0.7))
    panel((0, -1.045, 0.85), 0.8, 0.28)


def wallet():
    leather = main(0.45, bump=('noise', 50, 0.1))
    block((2.4, 1.8, 0.16), (0, 0, 0.08), leather, 0.07)
    block((2.4, 1.8, 0.14), (0, 0.02, 0.25), leather, 0.06)
    block((2.2, 1.6, 0.02), (0, 0.0, 0.33), leather, 0.01)
    panel((0.65, -0.55, 0.346), 0.7, 0.2, face='top')


def belt():
    def strip(u, v):
        a = u * 6.2 * math.pi
        r = 0.5 + 0.055 * a
        return (r * math.cos(a), r * math.sin(a), v * 0.62)
    made = grid(strip, 220, 3, main(0.4, bump=('noise', 50, 0.06)))
    solid = made.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.09
    end = 0.5 + 0.055 * 6.2 * math.pi
    a = 6.2 * math.pi
    x, y = end * math.cos(a), end * math.sin(a)
    frame = steel(0.2)
    for dz in (0.0, 0.62):
        block((0.5, 0.1, 0.1), (x * 0.98, y - 0.08, dz), frame, 0.03)
    for dx in (-0.22, 0.22):
        block((0.1, 0.1, 0.7), (x * 0.98 + dx, y - 0.08, 0.31), frame, 0.03)


def glasses():
    frame = main(0.2, 0.6)
    for x in (-0.85, 0.85):
        outline = [(x + 0.72 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), 0, 0.65 + 0.55 * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))) for a in [k / 30 * 2 * math.pi for k in range(30)]]
        tube(outline, 0.075, frame, closed=True)
        lens = rod(0.68, (x, 0.01, 0.65), (x, 0.03, 0.65), material(DEEP, rough=0.05, coat=1), 0, 64)
        lens.scale = (1, 0.78, 1)
        side = 1 if x > 0 else -1
        tube([(x + side * 0.68, 0, 0.85), (x + side * 0.78, 0.3, 0.85), (x + side * 0.72, 2.2, 0.75), (x + side * 0.66, 2.6, 0.4)], 0.06, frame)
    tube([(-0.22, 0, 0.85), (0, -0.06, 0.95), (0.22, 0, 0.85)], 0.07, frame)


def beads():
    for center, seed in (((-0.35, 0.1), 0), ((0.55, -0.25), 1)):
        for k in range(20):
            a = k / 20 * 2 * math.pi
            role = MAIN if (k + seed) % 5 else (SOFT if seed else ACCENT)
            ball(0.185, (center[0] + 1.15 * math.cos(a), center[1] + 1.15 * math.sin(a) * 0.95, 0.19 + seed * 0.24), material(role, rough=0.08, coat=1, bump=('noise', 8, 0.02)))


WEAR = {
    'folded': dict(build=folded, rise=0.22), 'pile': dict(build=pile, rise=0.18), 'banded': dict(build=banded, rise=0.22),
    'trousers': dict(build=trousers, rise=0.3), 'scarf': dict(build=scarf, rise=0.15), 'rolled': dict(build=rolled, rise=0.15),
    'felt-cap': dict(build=cap_felt, rise=0.12), 'cap': dict(build=baseball, turn=0.4, rise=0.1), 'sneakers': dict(build=sneakers(), turn=0.9, rise=0.12),
    'formal-shoes': dict(build=sneakers(True), turn=0.9, rise=0.12), 'flip-flops': dict(build=slippers(), turn=0.4, rise=0.4),
    'sandals': dict(build=slippers(True), turn=0.5, rise=0.3), 'handbag': dict(build=handbag), 'backpack': dict(build=backpack),
    'wallet': dict(build=wallet, rise=0.35), 'belt': dict(build=belt, rise=0.3), 'glasses': dict(build=glasses, rise=0.12, turn=0.2),
    'beads': dict(build=beads, rise=0.35),
}
