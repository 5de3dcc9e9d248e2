"""The planner: an obelisk's shadow has crossed line after line of the square and nearly reached the orange one."""
from legatus import *

new_scene()
stone, umber, bronze, orange = limestone(), plaster('#6B2A1E'), plaster('bronze'), plaster('orange')
ground(plaster('#D9B27C'))
# One wall of dark pigment. The sun stands a little behind it, so that the shadow comes forward.
WALL = 15.0
box(-200, 200, WALL, WALL + 1, 0, 90, plaster('#B94B35'), 0).visible_shadow = False
TALL, ELEVATION, COMING = 15.0, 33, 173
REACH = TALL / tan(radians(ELEVATION)) * cos(radians(180 - COMING))


def frustum(r0, z0, r1, z1, material):
    """A square body that narrows upward, from half its width r0 at the height z0 to r1 at z1."""
    corners = [(s * r, t * r, z) for r, z in ((r0, z0), (r1, z1)) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    return soften_edges(add_mesh('frustum', corners, faces, material), .02)


# The obelisk on its base, with the ball whose shadow tells the time.
with assembly(turn=-50):
    box(-2.9, 2.9, -2.9, 2.9, 0, .4, stone, .03)
    box(-2.4, 2.4, -2.4, 2.4, .4, .8, stone, .03)
    box(-1.75, 1.75, -1.75, 1.75, .8, 2.3, plaster('terra'), .03)
    box(-1.95, 1.95, -1.95, 1.95, 2.3, 2.6, stone, .03)
    frustum(1.4, 2.6, .95, 12.2, stone)
    frustum(.95, 12.2, .06, 13.7, stone)
    rod((0, 0, 13.4), (0, 0, 14.3), .12, bronze)
    sphere(0, 0, TALL - .7, .75, plaster('laurel'))
# A line for each step, wider apart the longer the shadow is; the last one, orange, goes on up the wall.
END, STEPS = REACH + 1.5, 8
for k in range(STEPS):
    x = 5.2 + (END - 5.2) * (k / STEPS) ** 1.15
    box(x - .16, x + .16, -60, WALL, -.5, .02, umber, 0)
box(END - .5, END + .5, -60, WALL, -.5, .06, orange, 0)
box(END - .5, END + .5, WALL - .06, WALL, 0, 90, glow('orange', .3), 0).visible_shadow = False
figure(END + 1.7, -1.0, 0, 2.9, plaster('slate'))
sun(ELEVATION, COMING, 5.2, '#FFC98E', .6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=.32)
shot('planner', CARD, (11, -60, 20), (11.5, 0, 5.5), 50, at=(0.495, 0.445), heading=0)
shot('planner_hero', HERO, (11, -60, 20), (11.5, 0, 5.5), 28.8, at=(0.768, 0.48), heading=0)
render()
