"""Scattered shares gathered: a round mosaic is put together from loose stones; one stone, which is brought to it, is orange."""
import random

from legatus import *

new_scene()
stone, orange, dark = limestone(), plaster('orange'), plaster('slate')
ground(plaster('sand'))
box(-150, 150, 5.4, 6.2, 0, 70, plaster('#5F7350'), 0)
rng = random.Random(8)
PAINT = dict(lime=['#EFE3CE', '#E8D8BC', '#F3EADA'], sand=['#DDBE8C', '#D6B37C'], blue=['#34587E', '#3D638A', '#2C4C70'],
             gold=['#E9A838', '#E09C30', '#EFB54A'])
CX, CZ, R0, STEP, RINGS = .9, 4.85, .62, .56, 6


def paint(k, a):
    """Colour of the mosaic in ring k at an angle: a star of eight points in a field, within a border."""
    middle = abs(((a / (2 * pi) * 8) % 1) - .5) < .12
    return ('gold', 'gold', 'gold' if middle else 'blue', 'gold' if middle else 'sand', 'lime', 'blue')[k]


def tessera(r, step, n, material, depth=.34):
    """A stone of the ring whose inner radius is r, around the middle of its own face, its outer side up."""
    half, gap, mid = pi / n, .022, r + step / 2
    outline = arc(0, -mid, r + step - gap, pi / 2 - half + gap / r, pi / 2 + half - gap / r, 6)
    outline += arc(0, -mid, r + gap, pi / 2 + half - gap / r, pi / 2 - half + gap / r, 6)
    return extrude(outline, [], depth, material, .03)


# The bed, its rim, the foot.
disc((CX, .35, CZ), 4.15, .5, dark, segments=200)
ring((CX, .1, CZ), 4.17, .17, stone, (0, 1, 0), 220)
disc((CX, -.05, CZ), R0 - .02, .34, plaster('#EFE3CE'), segments=96)
box(CX - 3.2, CX + 3.2, -1.0, 1.6, 0, .34, stone, .03)
foot = acos(2.8 / 4.27)
extrude([(CX - 2.8, .3), (CX + 2.8, .3)] + arc(CX, CZ, 4.27, -foot, foot - pi, 60), [], 1.5, stone, .03, at=(0, .3, 0))
loose = []
for k in range(RINGS):
    r = R0 + k * STEP
    n = 8 * round(2 * pi * (r + STEP / 2) / .62 / 8)
    for i in range(n):
        a = 2 * pi * (i + .5) / n
        material = plaster(rng.choice(PAINT[paint(k, a)]))
        place = degrees(a)
        if k >= 3 and 184 < place < (206, 214, 224)[k - 3]:
            loose.append((r, n, material))
            continue
        mid = r + STEP / 2
        with assembly((CX + mid * cos(a), -.02 - rng.uniform(0, .05), CZ + mid * sin(a)), lean=90 - place):
            tessera(r, STEP, n, material)
# The loose stones, all but one, lie on the sand; the nearest are already in order.
places = [(-2.35, -2.4), (-3.15, -2.6), (-5.0, -1.1), (-4.9, -2.7), (-5.6, -.7), (-6.1, -2.0), (-6.7, -.2), (-4.0, -3.2), (-5.7, -3.3)]
for j, ((r, n, material), (x, y)) in enumerate(zip(loose, places)):
    with assembly((x, y, .18), tilt=-90, turn=rng.uniform(-70, 70) if j > 1 else 0):
        tessera(r, STEP, n, material)
# That one.
block((-3.75, -.8, 0), (1.5, 1.3, .36), stone, .03)
figure(-3.75, -.75, .36, 2.25, plaster('bone'))
for dz in (-.12, .12):
    rod((-3.7, -.95, 2.02), (-3.22, -1.15, 2.81 + dz), .095, plaster('bone'), 24)
with assembly((-3.0, -1.15, 3.08), lean=-112):
    extrude([(-.34, -.3), (.34, -.3), (.4, .3), (-.4, .3)], [], .42, orange, .04)
afternoon(30, 226, 4.8)
shot('shareholders_hero', HERO, (-5, -28, 3.0), (0, 0, 4.65), 30, at=(0.745, 0.505), heading=0)
shot('shareholders_panorama', (2880, 720), (-9.5, -11, 2.2), (-3.2, 0, 2.6), 34, at=(0.45, 0.5), heading=28)
render()
