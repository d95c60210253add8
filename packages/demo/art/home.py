"""Cookware, tableware, appliances and what stands in rooms."""
import math

import bpy
from solids import ball, block, grid, lathe, loft, main, mesh, panel, plate, rod, spline, torus, tube, wrap
from studio import ACCENT, DEEP, KEEP, MAIN, PLAIN, PRINT, SOFT, dark, glass, material, steel


def rice_cooker():
    black = dark(0.35)
    loft([(1.22, 1.14, 3.2, 0), (1.3, 1.22, 3.2, 0.02), (1.33, 1.25, 3.2, 0.2)], black)
    loft([(1.33, 1.25, 3.2, 0.2), (1.46, 1.38, 3.2, 0.6), (1.49, 1.41, 3.2, 1.1), (1.45, 1.37, 3.2, 1.7)], main(0.28, 0.5))
    loft([(1.45, 1.37, 3.2, 1.7), (1.475, 1.395, 3.2, 1.71), (1.475, 1.395, 3.2, 1.8), (1.44, 1.36, 3.2, 1.815)], steel())
    loft([(1.44, 1.36, 3.2, 1.815), (1.45, 1.37, 3.2, 1.92), (1.41, 1.33, 3.2, 2.05), (1.28, 1.2, 3.2, 2.19),
          (1.02, 0.95, 3.2, 2.28), (0.3, 0.28, 3.2, 2.335)], main(0.28, 0.5))
    loft([(0.2, 0.2, 2.2, 2.3), (0.2, 0.2, 2.2, 2.38), (0.17, 0.17, 2.2, 2.4)], black)
    block((0.95, 0.1, 0.9), (0, -1.40, 0.92), black, 0.12)
    block((0.34, 0.08, 0.2), (0, -1.46, 0.68), material(ACCENT, rough=0.3, coat=0.5), 0.04)
    for x, color in ((-0.2, (255, 150, 40)), (0.2, (110, 220, 90))):
        ball(0.05, (x, -1.455, 1.0), material(PLAIN, color, 0.3))
    panel((0, -1.425, 1.52), 1.1, 0.26)
    for x in (-1.47, 1.47):
        block((0.16, 0.7, 0.16), (x, 0, 1.58), black, 0.05)


def blender():
    loft([(0.85, 0.8, 3, 0), (0.88, 0.83, 3, 0.05), (0.84, 0.8, 3, 0.5), (0.66, 0.64, 2.5, 1.05), (0.58, 0.58, 2, 1.15)], main(0.3, 0.5))
    rod(0.26, (0, -0.76, 0.52), (0, -0.95, 0.5), dark())
    panel((0, -0.86, 0.16), 0.7, 0.2)
    profile = spline([(0.5, 1.17), (0.56, 1.25), (0.66, 2.0), (0.74, 3.0)])
    lathe(profile, material(SOFT, (220, 225, 228), 0.05, coat=1, spec=0.8))
    lathe([(0.77, 2.98), (0.79, 3.0), (0.79, 3.14), (0.72, 3.2), (0.3, 3.22), (0.28, 3.42), (0, 3.43)], dark())
    tube([(0.62, 0, 1.6), (1.1, 0, 1.65), (1.15, 0, 2.3), (1.1, 0, 2.85), (0.7, 0, 2.85)], 0.09, main(0.3, 0.4))
    lathe([(0.58, 1.1), (0.62, 1.13), (0.62, 1.25), (0.57, 1.3)], dark())


def kettle():
    lathe([(0, 0), (0.95, 0), (1.0, 0.06), (0.95, 0.16), (0, 0.16)], dark())
    lathe(spline([(0.86, 0.18), (0.98, 0.3), (0.98, 0.7), (0.86, 1.5), (0.74, 2.1), (0.7, 2.2)]), main(0.22, 0.7))
    lathe(spline([(0.7, 2.2), (0.6, 2.34), (0.2, 2.42), (0, 2.42)]), dark())
    ball(0.12, (0, 0, 2.5), dark())
    tube([(0.7, 0, 2.15), (1.35, 0, 2.2), (1.5, 0, 1.5), (1.35, 0, 0.8), (0.95, 0, 0.6)], 0.12, dark())
    loft([(0.16, 0.2, 2, 1.55, -0.85, 0), (0.22, 0.24, 2, 1.9, -0.92, 0), (0.26, 0.2, 2, 2.18, -0.98, 0)], main(0.22, 0.7))
    panel((0, -0.985, 0.95), 0.6, 0.2)


def stove():
    block((3.6, 2.0, 0.22), (0, 0, 0.5), material(PLAIN, (20, 20, 23), 0.08, coat=1), 0.05)
    block((3.5, 1.9, 0.4), (0, 0, 0.24), main(0.3, 0.3), 0.08)
    for x in (-0.95, 0.95):
        lathe([(0, 0.62), (0.42, 0.62), (0.44, 0.66), (0.3, 0.78), (0.12, 0.8), (0, 0.8)], steel(0.35), 48, (x, 0.1))
        torus(0.62, 0.035, (x, 0.1, 0.65), steel(0.3))
        for k in range(4):
            a = k * math.pi / 2 + math.pi / 4
            rod(0.045, (x + 0.28 * math.cos(a), 0.1 + 0.28 * math.sin(a), 0.9), (x + 0.78 * math.cos(a), 0.1 + 0.78 * math.sin(a), 0.9), dark())
            rod(0.045, (x + 0.78 * math.cos(a), 0.1 + 0.78 * math.sin(a), 0.62), (x + 0.78 * math.cos(a), 0.1 + 0.78 * math.sin(a), 0.93), dark())
        rod(0.19, (x, -0.94, 0.28), (x, -1.16, 0.28), dark())
    panel((0, -0.96, 0.28), 0.8, 0.22)


def dispenser():
    block((1.15, 1.1, 2.2), (0, 0, 1.1), main(0.3, 0.4), 0.12)
    block((0.8, 0.1, 0.75), (0, -0.53, 1.3), dark(), 0.05)
    for x, surface in ((-0.2, material(PLAIN, (200, 40, 40), 0.3)), (0.2, material(PLAIN, (50, 90, 200), 0.3))):
        rod(0.09, (x, -0.56, 1.45), (x, -0.78, 1.4), surface)
    panel((0, -0.556, 1.9), 0.7, 0.22)
    block((0.8, 0.4, 0.1), (0, -0.6, 0.85), dark(), 0.04)
    lathe(spline([(0.25, 2.15), (0.3, 2.35), (0.62, 2.6), (0.64, 3.1), (0.6, 3.2), (0.64, 3.3), (0.64, 3.8), (0.5, 3.95), (0, 3.96)]),
          material(SOFT, (170, 205, 230), 0.08, coat=1, spec=0.7))


def wok(depth=0.75, radius=1.6, flat=0.5):
    outer = spline([(0, 0), (flat, 0), (radius * 0.75, depth * 0.45), (radius, depth)])
    inner = [(max(0, r - 0.04), z + 0.05) for r, z in outer]
    lathe(outer, main(0.35, 0.2), 96)
    lathe(inner[::-1], dark(0.3), 96)
    torus(radius - 0.02, 0.035, (0, 0, depth + 0.02), steel(0.3))
    tube([(radius - 0.1, 0, depth - 0.05), (radius + 0.5, 0, depth + 0.18), (radius + 1.5, 0, depth + 0.3)], 0.11, material(KEEP, (110, 70, 42), 0.45))
    torus(0.2, 0.05, (-radius - 0.14, 0, depth), material(KEEP, (110, 70, 42), 0.45))


def pan():
    lathe([(0, 0), (1.15, 0), (1.28, 0.08), (1.45, 0.42), (1.47, 0.44)], main(0.3, 0.3), 96)
    lathe([(1.45, 0.45), (1.4, 0.4), (1.25, 0.12), (1.12, 0.07), (0, 0.06)], dark(0.35), 96)
    tube([(1.4, 0, 0.36), (1.8, 0, 0.5), (3.1, 0, 0.62)], 0.12, dark(0.5))
    rod(0.09, (1.35, 0, 0.34), (1.75, 0, 0.47), steel())


def pot_parts(radius, height, center):
    x, y = center
    lathe([(0, 0), (radius * 0.94, 0), (radius, 0.06), (radius, height), (radius + 0.04, height + 0.03)], main(0.25, 0.5), 80, center)
    lathe([(radius + 0.03, height + 0.03), (radius, height + 0.08), (radius * 0.6, height + 0.26), (0.1, height + 0.34), (0, height + 0.34)],
          material(SOFT, (200, 205, 210), 0.08, coat=1), 80, center)
    torus(radius + 0.01, 0.03, (x, y, height + 0.06), steel())
    ball(0.15, (x, y, height + 0.46), dark(), (1, 1, 0.75))
    for side in (-1, 1):
        tube([(x + side * radius, y - 0.3, height * 0.78), (x + side * (radius + 0.3), y - 0.28, height * 0.8),
              (x + side * (radius + 0.3), y + 0.28, height * 0.8), (x + side * radius, y + 0.3, height * 0.78)], 0.07, dark())


def pots():
    pot_parts(1.0, 1.1, (-0.55, 0.3))
    pot_parts(0.7, 0.8, (0.95, -0.65))


def knife():
    block((3.4, 1.7, 0.16), (0, 0, 0.08), material(KEEP, (190, 140, 90), 0.5, bump=('noise', 6, 0.05)), 0.06)
    blade = [(-1.5, 0.0), (0.45, 0.0), (0.45, 0.48), (-0.7, 0.46), (-1.2, 0.3)]
    made = plate(blade, 0.04, steel(0.2), 0.006, (0, -0.25, 0.19), (-math.pi / 2, 0, 0.25))
    grip = plate([(0, 0.06), (1.15, 0.0), (1.2, 0.3), (0.9, 0.38), (0, 0.42)], 0.2, main(0.4), 0.05,
                 (0.45 * math.cos(0.25), -0.25 + 0.45 * math.sin(0.25), 0.26), (-math.pi / 2, 0, 0.25))


def tumblers():
    surface = material(SOFT, (214, 226, 228), 0.03, coat=1, spec=0.8)
    for x, y in ((-0.85, 0.2), (0.1, -0.45), (0.95, 0.3)):
        lathe(spline([(0, 0.02), (0.4, 0), (0.44, 0.08), (0.5, 0.8), (0.58, 1.5)]), glass((232, 246, 244)), 64, (x, y))
        lathe(spline([(0.54, 1.5), (0.45, 0.8), (0.38, 0.2), (0, 0.16)]), glass((232, 246, 244)), 64, (x, y))
        lathe([(0, 0.17), (0.38, 0.2), (0.445, 0.8), (0.47, 1.0), (0, 1.0)], main(0.15, 0.6), 48, (x, y))


def plates():
    china = material(PRINT, (240, 240, 240), 0.15, coat=0.6)
    def dish(z, surface, tilt=0):
        profile = spline([(0, 0), (0.75, 0.0), (0.95, 0.05), (1.45, 0.22), (1.5, 0.25)])
        made = lathe(profile, surface, 96)
        layer = made.data.uv_layers[0]
        for corner in made.data.loops:
            p = made.data.vertices[corner.vertex_index].co
            layer.data[corner.index].uv = (0.5 + p.x / 3.02, 0.5 + p.y / 3.02)
        thick = made.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.05, -1
        made.location = (0, 0, z)
        return made
    for k in range(4):
        dish(0.06 + k * 0.085, material(SOFT, (240, 240, 238), 0.15, coat=0.6) if k < 3 else china)
    stand = dish(1.5, china)
    stand.rotation_euler = (math.radians(78), 0, 0)
    stand.location = (0.0, 1.25, 1.5)


def flask():
    lathe(spline([(0, 0), (0.5, 0), (0.55, 0.05), (0.55, 0.4), (0.55, 2.2), (0.5, 2.45), (0.42, 2.55)]), main(0.35, 0.2))
    lathe([(0.44, 2.5), (0.47, 2.52), (0.47, 3.0), (0.42, 3.06), (0, 3.06)], dark(0.35))
    lathe([(0.445, 2.46), (0.46, 2.47), (0.46, 2.53)], steel())
    wrap(0.55, 0.8, 1.9, 0.5)
    tube([(-0.3, 0, 3.02), (-0.25, 0, 3.35), (0.25, 0, 3.35), (0.3, 0, 3.02)], 0.055, dark())


def lunch_boxes():
    for k, (w, d, h, z) in enumerate(((1.5, 1.1, 0.75, 0), (1.2, 0.9, 0.65, 0.9), (0.9, 0.7, 0.5, 1.7))):
        loft([(w * 0.9, d * 0.9, 6, z), (w, d, 6, z + 0.08), (w * 1.03, d * 1.03, 6, z + h)], material(SOFT, rough=0.12, coat=0.6))
        loft([(w * 1.07, d * 1.07, 6, z + h), (w * 1.07, d * 1.07, 6, z + h + 0.12), (w, d, 6, z + h + 0.16)], main(0.3, 0.2))
        for side in (-1, 1):
            block((0.08, 0.5, 0.3), (side * (w * 1.08), 0, z + h - 0.05), main(0.3), 0.03)


def rice_bin():
    block((1.6, 1.4, 3.2), (0, 0, 1.6), main(0.3, 0.3), 0.12)
    block((1.64, 1.44, 0.35), (0, 0, 3.1), material(DEEP, rough=0.35), 0.12)
    panel((0, -0.707, 2.1), 1.1, 1.1)
    block((1.0, 0.5, 0.55), (0, -0.75, 0.4), material(SOFT, rough=0.1, coat=0.6), 0.06)
    for k in range(3):
        rod(0.13, (-0.4 + k * 0.4, -0.7, 1.2), (-0.4 + k * 0.4, -0.82, 1.2), material(ACCENT, rough=0.3))


def fan():
    lathe([(0, 0), (1.0, 0), (1.02, 0.1), (0.8, 0.2), (0.14, 0.3)], main(0.3, 0.3))
    rod(0.11, (0, 0, 0.2), (0, 0.1, 1.6), dark())
    wire = material(SOFT, rough=0.3)
    for r in (0.25, 0.5, 0.75, 1.0, 1.25):
        torus(r, 0.014, (0, -0.28 - 0.1 * (1 - r / 1.3), 2.3), wire, (math.pi / 2, 0, 0))
    torus(1.38, 0.045, (0, -0.05, 2.3), main(0.3), (math.pi / 2, 0, 0))
    torus(1.38, 0.03, (0, 0.15, 2.3), main(0.3), (math.pi / 2, 0, 0))
    for k in range(36):
        a = k / 36 * 2 * math.pi
        tube([(0.2 * math.cos(a), -0.4, 2.3 + 0.2 * math.sin(a)), (0.9 * math.cos(a), -0.33, 2.3 + 0.9 * math.sin(a)), (1.38 * math.cos(a), -0.05, 2.3 + 1.38 * math.sin(a))], 0.012, wire)
    for k in range(3):
        a = k * 2.094
        def blade(u, v, a=a):
            r, w = 0.15 + 1.0 * u, (v - 0.5) * (0.5 + 0.7 * math.sin(u * 2.6))
            b = a + w / max(0.4, r) * 0.75
            return (r * math.cos(b), -0.05 - 0.22 * (v - 0.5), 2.3 + r * math.sin(b))
        grid(blade, 16, 10, material(DEEP, rough=0.3))
    rod(0.24, (0, -0.45, 2.3), (0, 0.5, 2.3), main(0.3, 0.4), 0.06)
    panel((0, -0.47, 2.3), 0.38, 0.18)


def iron():
    sole = [(-1.5, 0), (-1.2, 0.5), (-0.4, 0.66), (0.9, 0.6), (1.15, 0.4), (1.15, -0.4), (0.9, -0.6), (-0.4, -0.66), (-1.2, -0.5)]
    made = plate([(x, y) for x, y in sole], 0.12, steel(0.2), 0.02, (0, 0, 0.06), (math.pi / 2, 0, 0))
    loft([(1.15, 0.5, 2.4, 0.12, -0.05, 0), (1.1, 0.5, 2.4, 0.35, 0, 0), (0.85, 0.4, 2.4, 0.75, 0.15, 0), (0.7, 0.3, 2.4, 0.85, 0.2, 0)], main(0.28, 0.5))
    tube([(-0.5, 0, 0.75), (-0.75, 0, 1.3), (0.1, 0, 1.55), (0.95, 0, 1.5), (1.0, 0, 0.7)], 0.17, main(0.3, 0.4))
    rod(0.22, (0.1, 0, 0.8), (0.1, 0, 0.98), material(ACCENT, rough=0.3))
    panel((0.15, -0.475, 0.5), 0.9, 0.22)


def bulbs():
    for x, y in ((-0.75, 0.15), (0.6, -0.25)):
        lathe(spline([(0.27, 0.95), (0.34, 1.1), (0.55, 1.6), (0.6, 1.95), (0.4, 2.35), (0, 2.45)]), material(PLAIN, (250, 248, 240), 0.3), 64, (x, y))
        lathe([(0.3, 0.5), (0.32, 0.52), (0.36, 1.05), (0.3, 1.08)], main(0.35), 64, (x, y))
        lathe([(0, 0), (0.12, 0.0), (0.22, 0.08), (0.24, 0.14), (0.22, 0.2), (0.24, 0.26), (0.22, 0.32), (0.24, 0.38), (0.22, 0.44), (0.28, 0.5)], steel(0.3), 48, (x, y))
        wrap(0.335, 0.58, 0.98, 0.5, center=(x, y))


def desk_lamp():
    lathe([(0, 0), (0.75, 0), (0.78, 0.06), (0.74, 0.14), (0, 0.18)], main(0.3, 0.4))
    rod(0.07, (0.1, 0, 0.1), (0.75, 0, 1.7), steel())
    rod(0.07, (0.75, 0, 1.7), (-0.5, 0, 2.9), steel())
    ball(0.13, (0.75, 0, 1.7), dark())
    ball(0.12, (-0.5, 0, 2.9), dark())
    shade = lathe(spline([(0.16, 0.75), (0.25, 0.7), (0.4, 0.45), (0.75, 0)]), main(0.3, 0.4))
    thick = shade.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.03
    shade.location, shade.rotation_euler = (-0.85, 0, 2.25), (0, 0.35, 0)
    ball(0.22, (-0.78, 0, 2.4), material(PLAIN, (255, 250, 230), 0.4))


def pillow():
    cloth = main(0.9, sheen=0.3, bump=('noise', 40, 0.04))
    def at(side):
        def point(u, v):
            x, y = (u - 0.5) * 2, (v - 0.5) * 2
            rim = max(0, (1 - abs(x) ** 3.2) * (1 - abs(y) ** 3.2)) ** 0.5
            pull = 1 - 0.09 * (1 - abs(x)) * (abs(y) > 0) - 0.0
            wrinkle = 0.03 * math.sin(x * 9 + y * 5) * (1 - rim)
            return (x * 1.8 * (1 - 0.07 * (1 - y * y)), y * 1.2 * (1 - 0.1 * (1 - x * x)), 0.62 + side * 0.6 * rim + wrinkle)
        return point
    for side in (-1, 1):
        grid(at(side), 50, 40, cloth)
    panel((1.2, -0.8, 0.92), 0.3, 0.2, face='top')


def broom():
    rod(0.07, (0, 0, 1.0), (0, 0, 4.6), main(0.35))
    loft([(0.75, 0.16, 5, 0.75), (0.72, 0.18, 5, 0.95), (0.2, 0.14, 3, 1.15)], main(0.35))
    bristle = material(DEEP, rough=0.9, bump=('noise', 40, 0.6))
    loft([(0.95, 0.24, 5, 0), (0.85, 0.2, 5, 0.4), (0.72, 0.15, 5, 0.78)], bristle)
    block((1.1, 0.9, 0.06), (1.3, 0, 0.1), material(ACCENT, rough=0.4), 0.02)
    block((1.1, 0.06, 0.35), (1.3, 0.42, 0.25), material(ACCENT, rough=0.4), 0.02)
    rod(0.06, (1.3, 0.42, 0.3), (1.3, 0.75, 2.6), material(ACCENT, rough=0.4))


def mop():
    lathe([(0, 0), (0.9, 0), (0.95, 0.05), (1.1, 1.1), (1.15, 1.15), (1.12, 1.18), (1.05, 1.1), (0.95, 0.3), (0, 0.28)], main(0.3, 0.2))
    lathe([(0.4, 0.9), (0.62, 0.95), (0.66, 1.25), (0.6, 1.25), (0.5, 1.0)], material(SOFT, rough=0.3), 48, (0.3, 0))
    rod(0.06, (0.3, 0, 1.15), (-0.3, 0.3, 4.2), steel(0.3))
    rod(0.08, (-0.18, 0.24, 3.55), (-0.3, 0.3, 4.25), material(DEEP, rough=0.4))
    chain = material(SOFT, rough=0.95, sheen=0.5)
    for k in range(40):
        a = k * 2.4
        r = 0.15 + 0.35 * (k / 40)
        tube([(0.3, 0, 1.3), (0.3 + r * math.cos(a), r * math.sin(a), 1.45), (0.3 + r * 1.15 * math.cos(a), r * 1.15 * math.sin(a), 1.12)], 0.05, chain)


def shelf():
    wood = main(0.5, bump=('noise', 5, 0.06))
    for k in range(4):
        block((2.4, 1.0, 0.1), (0, 0, 0.25 + k * 1.05), wood, 0.02)
    for x in (-1.17, 1.17):
        for y in (-0.47, 0.47):
            block((0.08, 0.08, 3.8), (x, y, 1.9), dark(0.4), 0.01)
    for k, (x, h) in enumerate(((-0.8, 0.6), (-0.62, 0.7), (-0.45, 0.55))):
        block((0.15, 0.5, h), (x, 0, 1.35 + h / 2), material((ACCENT, SOFT, DEEP)[k], rough=0.6), 0.01)
    lathe(spline([(0, 2.4), (0.22, 2.4), (0.3, 2.6), (0.2, 2.9)]), material(SOFT, rough=0.3), 40, (0.5, 0))


def basket():
    loft([(0.95, 0.75, 4, 0), (1.0, 0.8, 4, 0.05), (1.2, 0.95, 4, 2.2), (1.26, 1.0, 4, 2.22), (1.26, 1.0, 4, 2.32)], main(0.4))
    loft([(1.28, 1.02, 4, 2.32), (1.28, 1.02, 4, 2.42), (1.1, 0.85, 4, 2.5)], main(0.35))
    hole = material(DEEP, rough=0.7)
    for row in range(6):
        for k in range(-4, 5):
            z = 0.45 + row * 0.28
            block((0.1, 0.03, 0.2), (k * 0.19, -0.8 - 0.15 * z / 2.2 - 0.005, z), hole, 0.01)


HOME = {
    'rice-cooker': dict(build=rice_cooker), 'blender': dict(build=blender), 'kettle': dict(build=kettle),
    'stove': dict(build=stove, rise=0.18), 'dispenser': dict(build=dispenser), 'wok': dict(build=wok, rise=0.25, turn=-0.5),
    'pan': dict(build=pan, rise=0.35, turn=-0.4), 'pots': dict(build=pots, rise=0.08), 'knife': dict(build=knife, rise=0.45),
    'tumblers': dict(build=tumblers), 'plates': dict(build=plates, rise=0.1), 'flask': dict(build=flask),
    'lunch-boxes': dict(build=lunch_boxes, rise=0.1), 'rice-bin': dict(build=rice_bin), 'fan': dict(build=fan),
    'iron': dict(build=iron, rise=0.1), 'bulbs': dict(build=bulbs), 'desk-lamp': dict(build=desk_lamp),
    'cushion': dict(build=pillow, rise=0.3), 'broom': dict(build=broom), 'mop': dict(build=mop),
    'shelf': dict(build=shelf), 'basket': dict(build=basket),
}
