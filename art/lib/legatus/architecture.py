"""Set pieces: columns, arcades, stairs, arches, temples, trees, laurels, people."""
import random
from math import cos, pi, radians, sin

from .pigments import plaster
from .solids import (add_mesh, arc, assembly, block, box, extrude, lathe, rod, sphere, torus_profile)


def column(x, y, height, radius=0.5, material=None, fluted=True, base=True, capital=True, z=0.0):
    """A Tuscan and Doric hybrid with entasis, standing on (x, y, z)."""
    r, profile, shaft_foot = radius, [], 0.0
    if base:
        box(x - r * 1.42, x + r * 1.42, y - r * 1.42, y + r * 1.42, z, z + r * 0.42, material, 0.02 * r)
        foot = r * 0.42
        profile += torus_profile(r * 1.12, foot, r * 0.36, r * 0.22)
        profile += [(r * 1.10, foot + r * 0.36), (r * 1.10, foot + r * 0.44)]
        profile += [(r * 1.10 - r * 0.10 * sin(pi / 2 * i / 6), foot + r * 0.44 + r * 0.12 * (i / 6)) for i in range(7)]
        shaft_foot = foot + r * 0.56
    shaft_top = height - (r * 0.95 if capital else 0)
    for i in range(27):
        t = i / 26
        entasis = 1.0 - 0.16 * t ** 1.8
        profile.append((r * entasis, shaft_foot + (shaft_top - shaft_foot) * t, min(1, min(t, 1 - t) * 22)))
    if capital:
        neck = r * 0.84
        profile += [(neck * 1.06, shaft_top + r * 0.01), (neck * 1.06, shaft_top + r * 0.09),
                    (neck, shaft_top + r * 0.10), (neck, shaft_top + r * 0.26)]
        profile += [(neck + r * 0.42 * (1 - cos(pi / 2 * i / 8)), shaft_top + r * 0.26 + r * 0.34 * sin(pi / 2 * i / 8))
                    for i in range(9)]
        profile += [(neck + r * 0.42, shaft_top + r * 0.62)]
        a = r * 1.36
        box(x - a, x + a, y - a, y + a, z + shaft_top + r * 0.62, z + height, material, 0.02 * r)
    return lathe(profile, material, 24 * 16 if fluted else 96, at=(x, y, z), flutes=(24, r * 0.085) if fluted else None)


def drum(x, y, z, radius, height, material):
    """One fluted drum of a column."""
    profile = [(radius * 0.97, z), (radius, z + 0.03, 1)]
    profile += [(radius, z + 0.03 + (height - 0.06) * k / 4, 1) for k in range(1, 5)] + [(radius * 0.97, z + height)]
    return lathe(profile, material, 20 * 16, at=(x, y, 0), flutes=(20, radius * 0.09))


def arch_outline(cx, width, spring, base=0.0, steps=48):
    """Outline of a round-headed opening, to be used as a hole."""
    return [(cx - width / 2, base), (cx + width / 2, base)] + arc(cx, spring, width / 2, 0, pi, steps)


def screen(left, right, height, openings, depth, material, at=(0, 0, 0), edge=0.03):
    """A wall with openings down to the ground, left to right: (centre, width, spring) has a round head,
    (centre, width, height, 'flat') a straight one.

    Drawn as one comb-shaped outline: holes would leave a sill, and Blender fills many holes in one outline wrongly."""
    points = [(left, 0)]
    for cx, width, top, *flat in openings:
        head = [(cx - width / 2, top), (cx + width / 2, top)] if flat else arc(cx, top, width / 2, pi, 0)
        points += [(cx - width / 2, 0)] + head + [(cx + width / 2, 0)]
    points += [(right, 0), (right, height), (left, height)]
    return extrude(points, [], depth, material, edge, at)


def arcade(bays, bay=4.0, opening=2.6, spring=4.2, height=7.2, depth=1.2, material=None, at=(0, 0, 0), turn=0.0,
           end=0.7, storeys=1):
    """A row of arches along local +X, with imposts and a cornice on every storey; `turn` in degrees."""
    length = bays * bay + 2 * end
    with assembly(at, turn) as root:
        z = 0
        for _ in range(storeys):
            centres = [end + bay * (i + 0.5) for i in range(bays)]
            screen(0, length, height, [(c, opening, spring) for c in centres], depth, material, (0, 0, z), 0.025)
            for z0, z1, out in ((height - 0.02, height + 0.16, 0.10), (height + 0.16, height + 0.34, 0.2)):
                box(-out, length + out, -depth / 2 - out, depth / 2 + out, z + z0, z + z1, material)
            for i in range(bays + 1):
                a = 0 if i == 0 else centres[i - 1] + opening / 2
                b = length if i == bays else centres[i] - opening / 2
                box(a - 0.06, b + 0.06, -depth / 2 - 0.07, depth / 2 + 0.07, z + spring - 0.16, z + spring + 0.06,
                    material, 0.015)
            z += height + 0.34
    return root


def stairs(x0, x1, y0, count, rise, run, material, z=0.0, edge=0.012):
    """A solid flight climbing toward +Y from y0."""
    for i in range(count):
        box(x0, x1, y0 + i * run, y0 + count * run, z + i * rise, z + (i + 1) * rise, material, edge)


def voussoirs(count, inner, outer, depth, material_of, skip=(), start=0.0, end=pi, gap=0.012, at=(0, 0, 0), edge=0.025,
              offset_of=None):
    """The wedge stones of an arch in the XZ plane around `at`.

    material_of(i) chooses each stone's material; offset_of(i) moves it outward, for stones not yet set."""
    joint = gap / inner / 2
    for i in range(count):
        if i in skip:
            continue
        a, b = start + (end - start) * i / count, start + (end - start) * (i + 1) / count
        out = offset_of(i) if offset_of else 0
        cx, cz = out * cos((a + b) / 2), out * sin((a + b) / 2)
        outer_joint = joint * inner / outer
        outline = arc(cx, cz, outer, a + outer_joint, b - outer_joint, 8) + arc(cx, cz, inner, b - joint, a + joint, 8)
        extrude(outline, [], depth, material_of(i), edge, at)


def gable(x0, x1, z, rise, depth, material, y=0.0, eaves=0.0, edge=0.02):
    """A triangular body: a pediment, or a saddle roof if deep."""
    outline = [(x0 - eaves, z), (x1 + eaves, z), ((x0 + x1) / 2, z + rise)]
    return extrude(outline, [], depth, material, edge, at=(0, y, 0))


def temple(width, height, columns, material, depth=6.0, steps=5, wall=None, z=0.0, radius=None, fluted=False):
    """A temple front at y = 0 looking toward -Y: stairs, columns, entablature, pediment; `wall` colours the cella."""
    rise, run = height * 0.025, height * 0.04
    podium = steps * rise
    r = radius or width / columns * 0.17
    stairs(-width / 2 - r, width / 2 + r, -steps * run - r * 2, steps, rise, run, material, z)
    box(-width / 2 - r, width / 2 + r, -r * 2, depth, z, z + podium, material)
    shaft = height * 0.62
    gap = (width - 3 * r) / (columns - 1)
    for i in range(columns):
        column(-width / 2 + 1.5 * r + i * gap, 0, shaft, r, material, fluted=fluted, z=z + podium)
    top = z + podium + shaft
    beam = height * 0.09
    box(-width / 2, width / 2, -r * 1.4, depth, top, top + beam, material)
    box(-width / 2 - r * 0.5, width / 2 + r * 0.5, -r * 1.9, depth, top + beam, top + beam * 1.35, material)
    gable(-width / 2, width / 2, top + beam * 1.35, height * 0.24, depth + r * 3.4, material, depth / 2 - r * 0.3,
          r * 0.7)
    box(-width / 2 + r, width / 2 - r, depth * 0.4, depth * 0.45, z + podium, top, wall or material, 0)
    return top + beam * 1.35 + height * 0.24


def _smooth_profile(points, steps=6):
    """Catmull-Rom interpolation of a lathe profile."""
    result = []
    for i in range(len(points) - 1):
        p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
        for k in range(steps):
            u = k / steps
            result.append(tuple(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u
                                       + (3 * b - a - 3 * c + d) * u ** 3) for a, b, c, d in zip(*p)))
    return result


TOGA = [(0.27, 0), (0.275, 0.02), (0.25, 0.25), (0.215, 0.6), (0.205, 0.9), (0.225, 1.15), (0.235, 1.28), (0.215, 1.38),
        (0.15, 1.45), (0.075, 1.485), (0.06, 1.50)]


def figure(x, y, z=0.0, height=1.75, material=None, head=None):
    """A peg figure in a toga, as on an architect's model. It gives every picture its scale."""
    k = height / 1.75
    body = [(max(0.02, r * k), h * k) for r, h in _smooth_profile(TOGA)] + [(0.05 * k, 1.51 * k)]
    lathe(body, material, 72, at=(x, y, z), crease=80)
    sphere(x, y, z + 1.625 * k, 0.125 * k, head or material, 48)


def stone_pine(x, y, z, size, crown=None, trunk=None):
    crown, trunk = crown or plaster('#5F7A54'), trunk or plaster('#8A4B2A')
    lathe([(0.11 * size, 0), (0.08 * size, 1.5 * size), (0.1 * size, 2.1 * size)], trunk, 24, at=(x, y, z))
    for dx, dy, dz, r in ((0, 0, 2.35, 1.0), (-.55, .2, 2.2, .66), (.6, -.15, 2.22, .7)):
        sphere(x + dx * size, y + dy * size, z + dz * size, r * size, crown, 48).scale = (1, 1, 0.46)


def cypress(x, y, z, size, material=None):
    profile = [(0.05 * size, 0), (0.06 * size, .2 * size)]
    profile += [(max(.01, (0.06 + 0.42 * sin(pi * (k / 16) ** 0.75)) * size * (1 if k < 16 else .1)),
                 (0.2 + 3.6 * k / 16) * size) for k in range(1, 17)]
    lathe(profile, material or plaster('#3E5F56'), 40, at=(x, y, z), crease=80)


def leaf(length, width, material):
    """A pointed, folded leaf from the origin along +X."""
    rows, vertices, faces = 8, [], []
    for i in range(rows + 1):
        t = i / rows
        w = width * sin(pi * min(1, t * 0.94 + 0.04)) ** 0.8 / 2
        sag = 0.16 * length * sin(pi * t)
        vertices += [(t * length, -w, sag - w * 0.45), (t * length, 0, sag), (t * length, w, sag - w * 0.45)]
    for i in range(rows):
        for j in range(2):
            faces.append((i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3))
    obj = add_mesh('leaf', vertices, faces, material, smooth=True, crease=30)
    thickness = obj.modifiers.new('thickness', 'SOLIDIFY')
    thickness.thickness = 0.035 * length
    return obj


def wreath(centre, radius, material, berries=None, pairs=17, opening=24, seed=3, leaf_length=None):
    """A laurel wreath facing -Y: two branches rising from the foot, open at the top by `opening` degrees."""
    rng = random.Random(seed)
    cx, cy, cz = centre
    size = leaf_length or radius * 0.36
    for side in (-1, 1):
        sweep = radians(180 - opening)
        path = [(cx + side * radius * sin(sweep * k / 40), cy, cz - radius * cos(sweep * k / 40)) for k in range(41)]
        for a, b in zip(path, path[1:]):
            rod(a, b, radius * 0.028, material, 12)
        for k in range(pairs):
            t = (k + 0.5) / pairs
            phi = sweep * t
            x, z = cx + side * radius * sin(phi), cz - radius * cos(phi)
            along = phi if side > 0 else pi - phi          # heading of the branch in the XZ plane
            for spread in (-36, 36, 0):
                obj = leaf(size * (1 - 0.25 * t) * rng.uniform(0.92, 1.06), size * 0.36, material)
                obj.location = (x, cy - radius * (0.10 if spread == 0 else 0.03), z)
                obj.rotation_euler = (radians(90) + rng.uniform(-.25, .25),
                                      -(along + radians(spread + rng.uniform(-6, 6))), 0)
            if berries and k % 3 == 1:
                sphere(x - side * radius * 0.1 * sin(phi), cy - radius * 0.13, z + radius * 0.1 * cos(phi), radius * 0.045,
                       berries, 24)


def plinth(x, y, width, height, material, z=0.0):
    """A moulded pedestal of square plan."""
    def slab(extra, z0, z1):
        box(x - width / 2 - extra, x + width / 2 + extra, y - width / 2 - extra, y + width / 2 + extra, z + z0, z + z1,
            material, 0.02)
    foot = width * 0.1
    slab(width * 0.14, 0, foot)
    slab(width * 0.07, foot, foot * 1.7)
    slab(0, foot * 1.7, height - foot * 1.4)
    slab(width * 0.06, height - foot * 1.4, height - foot * 0.8)
    slab(width * 0.12, height - foot * 0.8, height)


def amphora(x, y, z, height, material, handles=True):
    h = height
    profile = [(0.03, 0), (0.05, 0.03), (0.10, 0.12), (0.19, 0.32), (0.235, 0.52), (0.22, 0.64), (0.15, 0.74), (0.075, 0.80),
               (0.065, 0.90), (0.085, 0.955), (0.10, 0.97), (0.10, 1.0), (0.07, 1.0)]
    lathe([(r * h, t * h) for r, t in _smooth_profile(profile)], material, 96, at=(x, y, z), crease=60)
    if handles:
        for side in (-1, 1):
            path = [(side * (0.07 + 0.13 * sin(pi * (k / 12) ** 0.8)), 0.92 - 0.22 * k / 12) for k in range(13)]
            path[-1] = (side * 0.165, 0.70)
            for (r0, t0), (r1, t1) in zip(path, path[1:]):
                rod((x + r0 * h, y, z + t0 * h), (x + r1 * h, y, z + t1 * h), 0.021 * h, material, 16)


def battlements(x0, x1, y, z, depth, material, merlon=1.0, gap=0.8, height=0.9):
    """Merlons along a wall's top from x0 to x1."""
    count = max(1, round((x1 - x0 + gap) / (merlon + gap)))
    step = (x1 - x0 - merlon) / max(1, count - 1)
    for i in range(count):
        block((x0 + merlon / 2 + i * step, y, z), (merlon, depth, height), material)


__all__ = ['column', 'drum', 'arch_outline', 'screen', 'arcade', 'stairs', 'voussoirs', 'gable', 'temple', 'figure',
           'stone_pine', 'cypress', 'leaf', 'wreath', 'plinth', 'amphora', 'battlements']
