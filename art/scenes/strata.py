"""Due diligence: a hill is cut open; a drill has brought up a core that shows every layer, the orange one too."""
from legatus import *

new_scene()
steel = plaster('slate')
ground(plaster('sand'))
box(-150, 150, 26, 27, 0, 90, plaster('#86A6A4'), 0)
#        thickness, colour; from the bottom up
layers = [(1.1, '#33465A'), (0.9, '#8A3B26'), (0.5, '#E9DCC6'), (0.95, '#C98A3C'), (0.55, 'orange'), (0.85, '#E9D2A6'),
          (0.7, '#7E5236'), (1.0, '#7D8B6A')]
X, DEPTH, SHAFT = 1.6, 9.0, 0.55


def wave(x, level):
    """Height of a bed's upper side: beds lie parallel below and follow the hill above."""
    bed = 0.16 * sin(x * 0.55 + level) + 0.05 * x * (level - 3.5) * 0.22
    return bed + level * 0.02 * sin(x * 1.3)


def hill(x):
    return exp(-((x - 0.5) / 8.5) ** 4)


base = 0.0
for level, (thickness, colour) in enumerate(layers):
    top = base + thickness
    # Left of the shaft, right of it, and the back of the shaft.
    for x0, x1, y, depth in ((-11.6, X - SHAFT, 0, DEPTH), (X + SHAFT, 12.6, 0, DEPTH),
                             (X - SHAFT, X + SHAFT, 1.0, DEPTH - 1)):
        xs = [x0 + (x1 - x0) * k / 60 for k in range(61)]
        low = [(x, max(0, (base + wave(x, level)) * hill(x)) if level else -0.05) for x in xs]
        high = [(x, max(0.0, (top + wave(x, level + 1)) * hill(x))) for x in xs]
        extrude(low + [(x, max(z, l[1] + 0.03)) for (x, z), l in zip(reversed(high), reversed(low))], [], depth,
                plaster(colour), 0.012, at=(0, y + depth / 2, 0))
    base = top
# The core, laid out on trestles in the order in which it came up.
x = -6.6
with assembly((0, -5.2, 0.95)):
    for thickness, colour in layers:
        length = thickness * 1.5
        cylinder(x, 0, 0, 0.46, length - 0.04, plaster(colour), 96, 0.02, (0, pi / 2, 0))
        x += length
for tx in (-6.0, -1.6, 2.4):
    box(tx - 0.14, tx + 0.14, -5.75, -4.65, 0.28, 0.52, plaster('timber'))
    for dy in (-5.65, -4.75):
        box(tx - 0.1, tx + 0.1, dy - .1, dy + .1, 0, 0.3, plaster('timber'))
# The drill on its tripod above the shaft.
top = base * hill(X) + 0.1
for dx, dy in ((-1.5, 0.2), (1.5, 0.2), (0, 3.0)):
    rod((X + dx, 1.0 + dy, top - 0.1), (X, 1.2, top + 3.6), 0.09, plaster('timber'))
rod((X, 0.5, 1.2), (X, 0.5, top + 2.4), 0.16, steel)
disc((X, 1.0, top + 2.2), 0.55, 0.2, plaster('orange'))
figure(5.9, -4.4, 0, 1.75, plaster('orange'))
afternoon(31, 230, 4.7)
shot('strata', CARD, (-2.5, -27, 5.0), (0.2, 0, 4.6), 43, at=(0.5, 0.52), heading=5)
shot('strata_hero', HERO, (-4, -33, 5.0), (0.4, 0, 4.7), 30.5, at=(0.74, 0.53), heading=0)
render()
