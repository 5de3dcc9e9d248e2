"""Succession within the family: an old olive, sawn off, bears the young stem that is grafted on it; elder and child before it."""
import random

from mathutils import Quaternion

from legatus import *

new_scene()
stone, bark, cut, twig = limestone(), plaster('#7D6A56'), plaster('#D9B27C'), plaster('#6E7A4A')
greens = [plaster(c) for c in ('#84996A', '#A3B384', '#66835C')]
orange = plaster('orange')
ground(plaster('sand'))
chance = random.Random(4)
# The court: a wall with a tiled coping.
box(-120, 120, 5.0, 6.0, 0, 5.0, plaster('#D39A45'), 0)
box(-120, 120, 4.75, 6.25, 5.0, 5.2, stone, .02)
for k in range(-60, 40):
    rod((k * .62, 4.5, 5.24), (k * .62, 5.5, 5.62), .2, plaster('#B4573A'), 20)
box(-120, 120, 4.9, 6.1, 5.2, 5.45, plaster('#A34E34'), 0)
# The bed: a ring of dressed stone.
lathe([(2.75, 0), (2.8, .05), (2.8, .5), (2.95, .55), (2.95, .72), (2.9, .77), (2.3, .77), (2.25, .72), (2.25, .5)], stone, 96)
cylinder(0, 0, 0, 2.26, .55, plaster('#8A6440'), 96)
FOOT, SAWN = .5, 3.7


def trunk(u, v):
    """Lobed and twisted as old olives are, hollow in front, flared at the root, narrower toward the graft."""
    a, h = 2 * pi * u, v * (SAWN - FOOT)
    r = 1.02 - .42 * (v ** 1.6) + .75 * exp(-h / .42)
    r *= 1 + .15 * sin(3 * a + 1.5 * h) + .08 * sin(5 * a - 1.1 * h + 1) + .045 * sin(11 * a + 2.6 * h) + .016 * sin(23 * a - 1.7 * h)
    r *= 1 + .3 * exp(-h / .5) * sin(6 * a + .6)
    facing = (a - radians(262) - .12 * h + pi) % (2 * pi) - pi
    r *= 1 - .62 * exp(-(facing / .3) ** 2) * exp(-((h - 1.15) / .72) ** 4)
    return (r * cos(a) + .22 * sin(h * .95), r * sin(a), FOOT + h)


surface(240, 90, trunk, bark)
top = [trunk(k / 60, 1) for k in range(60)]
add_mesh('cut', top, [tuple(range(60))], cut)
# A limb that was sawn off long ago.
END = Vector((-1.65, -.5, 3.35))


def limb(u, v):
    bend = Vector((-.2, 0, 1.9)).lerp(Vector((-1.35, -.3, 2.75)), v).lerp(Vector((-1.35, -.3, 2.75)).lerp(END, v), v)
    along = (Vector((-1.35, -.3, 2.75)) - Vector((-.2, 0, 1.9))).lerp(END - Vector((-1.35, -.3, 2.75)), v).normalized()
    side = along.cross(Vector((0, 1, 0))).normalized()
    a = 2 * pi * u
    r = (.6 - .25 * v) * (1 + .1 * sin(3 * a + 4 * v) + .05 * sin(5 * a - 3 * v) + .1 * exp(-((v - .9) / .08) ** 2))
    return tuple(bend + r * (side * cos(a) + along.cross(side) * sin(a)))


surface(120, 40, limb, bark)
add_mesh('old cut', [limb(k / 60, 1) for k in range(60)], [tuple(range(60))], cut)
# The binding of the graft, and the young stem.
cx = .22 * sin((SAWN - FOOT) * .95)
for k in range(7):
    ring((cx, 0, SAWN - .5 + k * .16), .66 - .05 * max(0, k - 2) - .015 * k, .11, orange, (.05, .04, 1), 96)
lathe([(.6, SAWN - .5), (.58, SAWN), (.36, SAWN + .55)], orange, 64, at=(cx, 0, 0))
for dx, drop in ((-.22, 1.0), (.1, .75)):
    add_mesh('end', [(cx + dx, -.74, SAWN - .4), (cx + dx + .2, -.74, SAWN - .4), (cx + dx + .26, -.86, SAWN - .4 - drop),
                     (cx + dx + .02, -.84, SAWN - .5 - drop)], [(0, 1, 2, 3)], orange)


def branch(start, heading, length, radius, rise, leaves):
    """A twig that bends upward, with leaves in opposite pairs."""
    p, d, steps = Vector(start), Vector(heading).normalized(), 8
    for k in range(steps):
        q = p + d * (length / steps)
        rod(p, q, radius * (1 - .75 * k / steps), twig, 12)
        if k >= 1:
            for _ in range(leaves):
                side = d.cross(Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-.3, 1)))).normalized()
                blade = leaf(chance.uniform(.62, .92), .2, chance.choice(greens))
                blade.location = p.lerp(q, chance.random())
                turn = Vector((1, 0, 0)).rotation_difference((d * .75 + side).normalized())
                blade.rotation_euler = (turn @ Quaternion((1, 0, 0), chance.uniform(-1, 1))).to_euler()
        p, d = q, (d + Vector((0, 0, rise))).normalized()
    return p


stem = [(cx, 0, SAWN), (cx + .05, 0, SAWN + .9), (cx + .25, 0, SAWN + 1.9), (cx + .2, 0, SAWN + 2.9)]
for (a, b), r in zip(zip(stem, stem[1:]), (.24, .2, .16)):
    rod(a, b, r, twig, 32)
    sphere(*b, r, twig, 32)
for k in range(16):
    t = .12 + .88 * k / 15
    at = Vector(stem[1]).lerp(Vector(stem[3]), t)
    a = k * 2.4
    branch(at, (cos(a), .8 * sin(a), .3 + .55 * t), 2.7 - 1.0 * t, .1, .07, 5)
branch(stem[3], (.1, 0, 1), 1.3, .1, 0, 5)
figure(-3.95, -2.2, 0, 1.85, plaster('slate'))
figure(-3.15, -2.3, 0, 1.2, plaster('bone'))
sun(25, 228, 4.8, '#FFD2A0', .6)
sky([(0, '#F0CD9A', 1.0), (0.06, '#DDBB92', .95), (0.2, '#5F8A92', .85), (0.5, '#2B4F5E', .8)], fill='#8FA9C8', fill_strength=.7)
shot('family_succession_hero', HERO, (-5, -28, 2.4), (0, 0, 4.2), 36.5, at=(0.74, 0.505), heading=0)
shot('family_succession_panorama', (2880, 720), (-4.5, -13, 3.4), (0.3, 0, 4.6), 34, at=(0.62, 0.44), heading=18)
render()
