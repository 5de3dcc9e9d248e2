"""What remains: a great amphora, open at the front, is filled with orange to a mark; two jugs took the rest."""
from legatus import *

new_scene()
stone, clay, ink = limestone(), limestone('#E4CDA8'), plaster('slate')
ground(plaster('sand'))
box(-150, 150, 4.6, 5.4, 0, 70, plaster('#5F8890'), 0)
H, LEVEL, SILL, LINTEL = 8.0, .53, .14, .70
OUTLINE = [(0, .03), (.03, .05), (.12, .10), (.32, .19), (.52, .235), (.64, .22), (.74, .15), (.80, .075), (.90, .065), (.955, .085), (.97, .10),
           (1.0, .10)]


def rounded(outline, t, reach=.04):
    """Radius at the height t (0..1) of an outline of straight pieces, averaged over `reach` up and down."""
    total = 0
    for k in range(-4, 5):
        s = min(outline[-1][0], max(outline[0][0], t + reach * k / 4))
        (a, ra), (b, rb) = next(pair for pair in zip(outline, outline[1:]) if s <= pair[1][0])
        total += ra + (rb - ra) * (s - a) / (b - a)
    return total / 9


def smooth(t):
    """Radius of the amphora's wall at the height t (0..1 of H), in metres."""
    return H * rounded(OUTLINE, t)


def wall(t0, t1, start, end, columns=97, rows=60):
    """Part of the wall between two heights and two angles (degrees)."""
    def point(u, v):
        t, a = t0 + (t1 - t0) * v, radians(start + (end - start) * u)
        return (smooth(t) * cos(a), smooth(t) * sin(a), t * H)
    surface(columns, rows, point, clay, thickness=.16, crease=60)


# Two steps carry all three vessels, a ring the pointed one.
box(-3.0, 7.5, -2.5, 2.4, 0, .26, stone, .03)
box(-2.6, 7.1, -2.0, 2.1, .26, .52, stone, .03)
with assembly((0, 0, .46)):
    lathe([(1.5, .1), (1.55, .14), (1.5, .5), (1.3, .95), (1.36, 1.05), (1.28, 1.1), (1.1, 1.0)], stone, 128)
    wall(0, SILL, 0, 360, 161)
    wall(SILL, LINTEL, -50, 206)
    wall(LINTEL, 1, 0, 360, 161, 80)
    # What is left in it.
    lathe([(.02, H * .03)] + [(smooth(t) - .1, t * H) for t in [.03 + (LEVEL - .03) * k / 40 for k in range(41)]] + [(.02, H * LEVEL)], plaster('orange'),
          160, crease=30)
    # Marks beside the opening, every fifth one long.
    for k in range(1, 14):
        t = SILL + (LINTEL - SILL) * k / 14
        a = radians(-46)
        r = smooth(t) + .09
        with assembly((r * cos(a), r * sin(a), t * H), turn=-46):
            box(-.03, .03, 0, .5 if k % 5 == 0 else .28, -.03, .03, ink, 0)
    for side in (-1, 1):
        path = [(side * H * (.07 + .13 * sin(pi * (k / 16) ** .8)), H * (.92 - .22 * k / 16)) for k in range(17)]
        path[-1] = (side * H * .165, H * .70)
        for (x0, z0), (x1, z1) in zip(path, path[1:]):
            rod((x0, 0, z0), (x1, 0, z1), .17, clay, 20)
            sphere(x1, 0, z1, .17, clay, 24)


def jug(x, y, scale):
    """A measuring jug with one handle."""
    with assembly((x, y, .52), scale=scale):
        body = [(0, .56), (.3, .8), (1.0, .96), (1.5, .84), (1.9, .54), (2.2, .5), (2.54, .68)]
        lathe([(.62, 0), (.66, .05), (.62, .1)] + [(rounded(body, .1 + 2.44 * k / 48, .2), .1 + 2.44 * k / 48) for k in range(49)] +
              [(.52, 2.54), (.42, 2.3)], clay, 128, crease=50)
        path = [(.5 + .62 * sin(pi * k / 14), 2.3 - 1.15 * k / 14) for k in range(15)]
        path[-1] = (.86, 1.15)
        for (x0, z0), (x1, z1) in zip(path, path[1:]):
            rod((x0, 0, z0), (x1, 0, z1), .11, clay, 20)
            sphere(x1, 0, z1, .11, clay, 20)


jug(3.8, -.5, 1.15)
jug(6.0, -.6, .76)
figure(-4.3, -2.6, 0, 1.75, ink)
afternoon(28, 226, 4.8)
shot('amphora_hero', HERO, (-5, -28, 3.0), (2.2, 0, 4.35), 33, at=(0.76, 0.5), heading=0)
render()
