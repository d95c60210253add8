"""Devices, computers and what vehicles need."""
import math

import bpy
from solids import ball, block, grid, lathe, loft, main, mesh, panel, plate, rod, spline, torus, tube, wrap
from studio import ACCENT, DEEP, KEEP, MAIN, PLAIN, PRINT, SOFT, dark, glass, material, steel


def screen():
    return material(PRINT, (225, 225, 225), 0.12, coat=0.4)


def phones():
    """Two of them: the screen of one, the back of the other."""
    def slab(x, y, turn, back):
        made = [block((1.5, 0.17, 3.1), (0, 0, 1.55), main(0.3, 0.4), 0.2, segments=6)]
        if back:
            made.append(block((0.62, 0.08, 0.68), (-0.35, -0.1, 2.62), main(0.2, 0.5), 0.12))
            for dx, dz in ((-0.14, 0.15), (0.14, 0.15), (-0.14, -0.15)):
                made.append(rod(0.115, (-0.35 + dx, -0.12, 2.62 + dz), (-0.35 + dx, -0.18, 2.62 + dz), dark(0.1)))
        else:
            made.append(block((1.42, 0.02, 3.02), (0, -0.085, 1.55), dark(0.05), 0.01))
            made.append(panel((0, -0.1, 1.55), 1.36, 2.94, screen()))
        pivot = bpy.data.objects.new('slab', None)
        bpy.context.scene.collection.objects.link(pivot)
        for thing in made:
            thing.parent = pivot
        pivot.location, pivot.rotation_euler = (x, y, 0), (-0.12, 0, turn)
    slab(0.62, -0.2, -0.18, False)
    slab(-0.72, 0.35, 0.12, True)


def tablet():
    block((3.6, 0.16, 2.5), (0, 0, 1.25), main(0.3, 0.3), 0.14, segments=5)
    block((3.5, 0.02, 2.4), (0, -0.08, 1.25), dark(0.05), 0.01)
    panel((0, -0.096, 1.25), 3.3, 2.2, screen())
    rod(0.06, (2.0, -0.2, 0.06), (2.15, 0.1, 2.3), material(SOFT, rough=0.35))


def laptop():
    block((3.5, 2.4, 0.14), (0, 0, 0.07), main(0.32, 0.2), 0.06)
    deck = dark(0.5)
    for row in range(5):
        for k in range(13):
            block((0.2, 0.2, 0.03), (-1.38 + k * 0.23, 0.72 - row * 0.24, 0.155), deck, 0.02, segments=1)
    block((1.1, 0.62, 0.01), (0, -0.75, 0.145), material(DEEP, rough=0.35), 0.005)
    lid = [block((3.5, 0.1, 2.3), (0, 0, 1.15), main(0.32, 0.2), 0.05), block((3.4, 0.02, 2.2), (0, -0.05, 1.17), dark(0.1), 0.01),
           panel((0, -0.066, 1.2), 3.25, 2.03, screen())]
    pivot = bpy.data.objects.new('lid', None)
    bpy.context.scene.collection.objects.link(pivot)
    for part in lid:
        part.parent = pivot
    pivot.location, pivot.rotation_euler = (0, 1.18, 0.14), (-0.28, 0, 0)


def monitor():
    block((3.7, 0.14, 2.15), (0, 0, 1.95), dark(0.4), 0.05)
    panel((0, -0.075, 1.97), 3.6, 2.02, screen())
    rod(0.13, (0, 0.15, 0.1), (0, 0.15, 1.5), main(0.35))
    block((1.5, 0.95, 0.08), (0, 0.1, 0.04), main(0.35), 0.03)


def tower():
    block((1.4, 2.8, 3.1), (0, 0, 1.55), dark(0.35), 0.06)
    for z in (0.6, 1.55, 2.5):
        torus(0.38, 0.07, (0, -1.41, z), main(0.3), (math.pi / 2, 0, 0))
        for k in range(7):
            a = k * 0.898
            block((0.3, 0.03, 0.12), (0.2 * math.cos(a), -1.41, z + 0.2 * math.sin(a)), material(SOFT, rough=0.4), 0.02).rotation_euler = (0, -a, 0.4)
    panel((0.705, 0.1, 1.6), 2.3, 2.6, screen(), face='right')
    panel((0, -1.405, 0.14), 0.6, 0.14)


def drive():
    block((2.3, 0.28, 3.0), (0, 0, 1.5), main(0.35, 0.2), 0.1)
    panel((0, -0.145, 1.5), 1.9, 2.4)


def stick():
    """A memory stick, its connector to the left."""
    block((1.9, 0.75, 0.36), (0.4, 0, 0.2), main(0.3, 0.3), 0.12)
    block((0.75, 0.55, 0.22), (-0.85, 0, 0.2), steel(0.25), 0.02)
    panel((0.4, 0, 0.384), 1.5, 0.52, face='top')
    torus(0.16, 0.04, (1.42, 0, 0.2), steel(0.3))


def memory():
    def bar(y, turn):
        made = [block((3.6, 0.1, 0.95), (0, 0, 0.6), main(0.3, 0.2), 0.03), block((3.5, 0.05, 0.3), (0, 0, 0.14), material(PLAIN, (24, 74, 50), 0.4), 0.005)]
        for k in range(26):
            made.append(block((0.09, 0.06, 0.14), (-1.62 + k * 0.13, 0, 0.08), material(PLAIN, (214, 170, 80), 0.3, metal=1), 0))
        made.append(panel((0, -0.056, 0.62), 2.6, 0.6))
        pivot = bpy.data.objects.new('bar', None)
        bpy.context.scene.collection.objects.link(pivot)
        for part in made:
            part.parent = pivot
        pivot.location, pivot.rotation_euler = (0, y, 0), (-0.15, 0, turn)
    bar(0, 0)
    bar(0.75, 0.12)


def keyboard():
    block((4.2, 1.6, 0.24), (0, 0, 0.14), main(0.4), 0.08)
    for row in range(5):
        for k in range(15):
            if row == 4 and 3 <= k <= 8:
                continue
            role = ACCENT if (row, k) in ((0, 0), (2, 14)) else (SOFT if k < 14 and (k > 0 or row == 0) else DEEP)
            block((0.225, 0.225, 0.16), (-1.86 + k * 0.266, 0.56 - row * 0.275, 0.33), material(role, rough=0.45), 0.05, segments=2)
    block((1.5, 0.225, 0.16), (-0.4, -0.54, 0.33), material(SOFT, rough=0.45), 0.05)


def mouse():
    loft([(0.6, 1.0, 2.6, 0), (0.66, 1.06, 2.6, 0.1), (0.66, 1.06, 2.5, 0.3), (0.58, 0.98, 2.4, 0.55), (0.42, 0.78, 2.2, 0.74), (0.2, 0.42, 2, 0.82), (0.02, 0.05, 2, 0.83)], main(0.35, 0.15))
    block((0.02, 0.95, 0.5), (0, -0.6, 0.5), dark(), 0.004)
    made = rod(0.16, (-0.06, -0.62, 0.68), (0.06, -0.62, 0.68), material(ACCENT, rough=0.5), 0.02)
    panel((0, 0.35, 0.825), 0.36, 0.16, face='top')


def webcam():
    block((2.4, 0.75, 0.75), (0, 0, 1.5), main(0.35), 0.3, segments=6)
    rod(0.33, (0, -0.3, 1.5), (0, -0.48, 1.5), dark(0.15), 0.03)
    rod(0.2, (0, -0.48, 1.5), (0, -0.5, 1.5), material(PLAIN, (12, 14, 30), 0.03, coat=1), 0)
    ball(0.05, (0.85, -0.37, 1.5), material(PLAIN, (90, 200, 255), 0.3))
    panel((-0.78, -0.382, 1.5), 0.6, 0.2)
    block((1.1, 0.6, 0.12), (0, 0.05, 0.85), dark(), 0.05)
    rod(0.12, (0, 0, 0.85), (0, 0, 1.2), dark())
    block((1.3, 0.1, 0.8), (0, 0.32, 0.45), dark(), 0.04)
    block((1.5, 1.1, 0.1), (0, 0, 0.05), dark(), 0.04)


def speakers():
    for x in (-1.0, 1.0):
        block((1.5, 1.3, 2.5), (x, 0, 1.25), main(0.45), 0.08)
        block((1.36, 0.05, 2.36), (x, -0.65, 1.25), dark(0.8), 0.03)
        for z, r in ((0.8, 0.52), (1.85, 0.3)):
            torus(r, 0.06, (x, -0.68, z), dark(0.3), (math.pi / 2, 0, 0))
            made = lathe(spline([(r * 0.98, 0.06), (r * 0.5, -0.1), (r * 0.3, 0.02), (0, 0.05)]), material(SOFT, rough=0.5), 48)
            made.location, made.rotation_euler = (x, -0.68, z), (math.pi / 2, 0, 0)
        panel((x, -0.68, 0.16), 0.5, 0.12)


def printer():
    block((3.3, 2.3, 1.1), (0, 0, 0.6), main(0.4, 0.2), 0.14)
    block((3.2, 2.2, 0.28), (0, 0, 1.25), dark(0.35), 0.1)
    block((2.3, 0.7, 0.06), (0, -1.4, 0.3), dark(0.4), 0.02)
    block((1.9, 0.8, 0.02), (0, -1.35, 0.36), material(PLAIN, (240, 240, 238), 0.7), 0)
    panel((0, -1.157, 0.8), 0.9, 0.24)
    for k, role in enumerate((DEEP, ACCENT, SOFT, MAIN)):
        block((0.2, 0.05, 0.42), (1.0 + k * 0.16 - 0.1, -1.15, 0.62), material(role, rough=0.2, coat=0.4), 0.02)


def router():
    block((2.8, 1.6, 0.4), (0, 0, 0.24), main(0.35, 0.2), 0.16)
    for k, x in enumerate((-1.2, -0.4, 0.4, 1.2)):
        rod(0.08, (x, 0.75, 0.3), (x + (k - 1.5) * 0.16, 0.85, 2.3), dark(0.4))
    for k in range(6):
        ball(0.03, (-0.5 + k * 0.2, -0.805, 0.26), material(PLAIN, (90, 230, 130), 0.3), detail=12)
    panel((0, -0.25, 0.445), 1.3, 0.4, face='top')


def power_bank():
    block((1.5, 0.42, 2.9), (0, 0, 1.45), main(0.4, 0.15), 0.18, segments=5)
    panel((0, -0.215, 1.3), 1.15, 1.5)
    for k in range(4):
        ball(0.035, (-0.18 + k * 0.12, -0.21, 2.45), material(PLAIN, (250, 250, 250), 0.3), detail=12)


def charger():
    block((1.3, 1.3, 1.5), (0, 0, 0.75), main(0.35, 0.3), 0.2, segments=5)
    panel((0, -0.657, 0.95), 0.95, 0.6)
    for z in (0.38,):
        for x in (-0.25, 0.25):
            block((0.3, 0.04, 0.12), (x, -0.64, z), dark(), 0.05)
    for x in (-0.3, 0.3):
        rod(0.1, (x, 0, 1.5), (x, 0, 1.95), steel(0.3))


def cable():
    cord = main(0.6, bump=('noise', 60, 0.2))
    path = []
    for k in range(150):
        a = k * 0.21
        r = 0.95 + 0.05 * math.sin(k * 0.7)
        path.append((r * math.cos(a), r * math.sin(a), 0.12 + 0.05 * (k // 30) + 0.03 * math.sin(k)))
    path += [(1.3, 1.0, 0.2), (1.9, 0.6, 0.16), (2.1, -0.3, 0.16)]
    tube(path, 0.075, cord)
    block((0.24, 0.55, 0.16), (2.12, -0.55, 0.16), material(SOFT, rough=0.35), 0.06)
    block((0.16, 0.25, 0.08), (2.12, -0.92, 0.16), steel(0.25), 0.03)
    block((0.24, 0.55, 0.16), (1.2, -0.75, 0.16), material(SOFT, rough=0.35), 0.06)
    block((0.3, 1.0, 0.34), (-0.95, 0, 0.28), material(ACCENT, rough=0.7), 0.06)


def card():
    block((1.5, 0.14, 2.0), (0.85, 0, 1.0), main(0.35), 0.06)
    panel((0.85, -0.075, 1.05), 1.3, 1.5)
    block((1.1, 0.1, 1.4), (-0.75, -0.2, 0.7), dark(0.35), 0.05)
    panel((-0.75, -0.256, 0.75), 0.95, 1.05)


def earbuds():
    loft([(0.9, 0.55, 2.6, 0), (1.2, 0.8, 2.6, 0.12), (1.25, 0.85, 2.6, 0.55), (1.2, 0.8, 2.6, 0.75)], main(0.2, 0.6))
    lid = loft([(1.2, 0.8, 2.6, 0), (1.25, 0.85, 2.6, 0.15), (1.1, 0.7, 2.6, 0.42), (0.6, 0.4, 2.4, 0.52), (0.02, 0.02, 2, 0.53)], main(0.2, 0.6))
    lid.location, lid.rotation_euler = (0, 0.62, 1.05), (-1.15, 0, 0)
    panel((0, -0.848, 0.4), 0.8, 0.22)
    for x in (-0.55, 0.55):
        ball(0.3, (x, -0.05, 0.95), main(0.2, 0.6), (1, 0.9, 1))
        rod(0.12, (x, 0.05, 0.55), (x, 0.0, 0.9), main(0.2, 0.6))
        ball(0.1, (x * 1.15, 0.05, 1.25), dark(0.6))


def headphones():
    path = [(1.25 * math.cos(a), 0, 1.55 + 1.35 * math.sin(a)) for a in [math.pi * (k / 24) for k in range(25)]]
    tube(path, 0.13, main(0.4))
    tube([(x * 0.93, y, z * 0.965) for x, y, z in path[6:19]], 0.13, dark(0.7))
    for side in (-1, 1):
        rod(0.1, (side * 1.25, 0, 1.2), (side * 1.25, 0, 1.6), steel(0.3))
        for r, x0, x1, surface in ((0.72, 1.1, 1.42, main(0.35, 0.2)), (0.68, 0.82, 1.1, dark(0.75))):
            made = rod(r, (side * x0, 0, 0.85), (side * x1, 0, 0.85), surface, 0.13)
            made.scale = (0.85, 1, 1)
    panel((1.43, 0, 0.85), 0.6, 0.22, face='right')


def watch(square=False):
    def build():
        band = main(0.6)
        def strap(u, v):
            a = math.pi / 2 + 0.42 + u * (2 * math.pi - 0.84)
            return (1.0 * (v - 0.5) * (0.8 + 0.2 * abs(u - 0.5) * 2), -1.15 * math.sin(a), 1.25 + 1.25 * math.cos(a))
        made = grid(strap, 60, 6, band)
        thick = made.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.12
        if square:
            block((1.25, 0.36, 1.45), (0, -1.12, 1.3), material(DEEP, rough=0.25, coat=0.4), 0.25, segments=5)
            panel((0, -1.312, 1.3), 0.98, 1.18, screen())
            rod(0.1, (0.62, -1.12, 1.5), (0.74, -1.12, 1.5), steel(0.2))
        else:
            rod(0.85, (0, -1.0, 1.3), (0, -1.3, 1.3), steel(0.18), 0.06, 96)
            face = rod(0.74, (0, -1.29, 1.3), (0, -1.312, 1.3), material(SOFT, rough=0.3), 0, 96)
            for k in range(12):
                a = k * math.pi / 6
                block((0.04, 0.01, 0.14), (0.62 * math.sin(a), -1.318, 1.3 + 0.62 * math.cos(a)), dark(), 0).rotation_euler = (0, a, 0)
            block((0.06, 0.01, 0.4), (0.12, -1.326, 1.42), dark(), 0).rotation_euler = (0, 0.8, 0)
            block((0.04, 0.01, 0.56), (-0.22, -1.33, 1.42), dark(), 0).rotation_euler = (0, -1.05, 0)
            panel((0, -1.32, 1.02), 0.42, 0.12)
            rod(0.1, (0.85, -1.15, 1.3), (1.0, -1.15, 1.3), steel(0.2))
    return build


def tripod():
    for k in range(3):
        a = k * 2.094 + 0.5
        rod(0.1, (0.15 * math.cos(a), 0.15 * math.sin(a), 2.2), (1.1 * math.cos(a), 1.1 * math.sin(a), 0.05), dark(0.4))
        ball(0.13, (1.1 * math.cos(a), 1.1 * math.sin(a), 0.1), main(0.5))
    rod(0.14, (0, 0, 2.1), (0, 0, 3.0), main(0.35))
    ball(0.22, (0, 0, 3.05), dark())
    block((0.85, 0.12, 1.5), (0, -0.1, 3.9), dark(0.35), 0.08)
    block((0.95, 0.3, 0.16), (0, -0.1, 3.2), main(0.35), 0.05)
    block((0.95, 0.3, 0.16), (0, -0.1, 4.6), main(0.35), 0.05)


def case():
    block((1.7, 0.2, 3.3), (0, 0, 1.65), main(0.6), 0.24, segments=6)
    panel((0, -0.103, 1.25), 1.3, 1.9)
    block((0.74, 0.1, 0.8), (-0.36, -0.08, 2.74), material(DEEP, rough=0.5), 0.16)
    for dx, dz in ((-0.16, 0.17), (0.16, 0.17), (-0.16, -0.17)):
        rod(0.13, (-0.36 + dx, -0.12, 2.74 + dz), (-0.36 + dx, -0.15, 2.74 + dz), dark(0.1))


DEVICES = {
    'phones': dict(build=phones), 'tablet': dict(build=tablet), 'laptop': dict(build=laptop, rise=0.12), 'monitor': dict(build=monitor),
    'tower': dict(build=tower, turn=-0.6, turns={'b': 0.3}), 'drive': dict(build=drive), 'stick': dict(build=stick, rise=0.4), 'memory': dict(build=memory, rise=0.05),
    'keyboard': dict(build=keyboard, rise=0.5), 'mouse': dict(build=mouse, rise=0.35, turn=0.4), 'webcam': dict(build=webcam),
    'speakers': dict(build=speakers), 'printer': dict(build=printer, rise=0.12), 'router': dict(build=router, rise=0.2),
    'power-bank': dict(build=power_bank), 'charger': dict(build=charger), 'cable': dict(build=cable, rise=0.6), 'card': dict(build=card),
    'earbuds': dict(build=earbuds, rise=0.12), 'headphones': dict(build=headphones, turn=-0.4), 'watch': dict(build=watch()),
    'smart-watch': dict(build=watch(True)), 'tripod': dict(build=tripod), 'case': dict(build=case),
}
