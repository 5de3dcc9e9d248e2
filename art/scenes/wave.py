"""Contact banner: a yellow wave, the fluting of a column let loose."""
from legatus import *

new_scene()


def flute(u, v):
    x, y = -22 + 44 * u, -12 + 36 * v
    swell = 1.7 * sin(x * 0.17 + y * 0.05 + 0.3) + 0.7 * sin(x * 0.29 - y * 0.14 + 1.1)
    phase = 0.40 * y + 0.17 * x + 1.15 * sin(x * 0.13 + 0.6) + 0.35 * sin(x * 0.27 + y * 0.05) + 0.25 * sin(y * .2)
    hollow = sqrt(sin(pi * (phase % 1.0)) ** 2 + 0.006)         # concave, with a sharp arris between two flutes
    return (x, y, swell + 0.95 * (0.65 + 0.35 * sin(x * 0.13 + y * 0.10 + 1.2)) * (1 - hollow))


surface(800, 2600, flute, plaster('#F7AA20'))
sun(34, 146, 4.9, '#FFE6C0', 1.6)
sky([(0, '#F7B52A'), (1, '#F7B52A')], fill='#F5952A', fill_strength=0.85)
free_shot('wave', (1920, 700), (-4, -27, 17), (0.0, 2.5, 0), 58)
render()
