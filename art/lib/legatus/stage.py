"""Light, painted sky and cameras."""
from dataclasses import dataclass
from math import atan2, cos, radians, sin

import bpy
from mathutils import Vector

from .pigments import linear
from .solids import link

CARD, WIDE, HERO, SQUARE = (1350, 900), (1600, 800), (2880, 960), (900, 900)
WARM_WALL = [(0, '#EBCDA6'), (1, '#EBCDA6')]          # backdrop of scenes closed by a wall
OPEN_SKY = [(0.0, '#EBCDA6', 1.0), (0.05, '#DDBF9C', .95), (0.2, '#6E8F98', .8), (0.55, '#22404F', .75)]


@dataclass
class Shot:
    name: str
    size: tuple
    camera: object


shots = []


def new_scene():
    """An empty Blender file; call it before anything else."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shots.clear()


def sun(elevation=24, azimuth=215, strength=4.6, colour='#FFD9A6', angle=0.9):
    """azimuth: where the light comes FROM, in degrees on plan (0 = +X, 90 = +Y); 225 is front left."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, radians(angle), linear(colour)[:3]
    lamp = link(bpy.data.objects.new('sun', data))
    e, a = radians(elevation), radians(azimuth)
    lamp.rotation_euler = Vector((-cos(e) * cos(a), -cos(e) * sin(a), -sin(e))).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def sky(stops, fill='#6C86A6', fill_strength=0.45):
    """The camera sees a painted vertical gradient [(elevation 0..1, colour, gain)]; surfaces receive a plain cool fill.

    The fill is not importance-sampled (sampling_method NONE): it is uniform, and sampling it only adds noise."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    tree = world.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.clear()
    direction = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(direction, split.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    links.new(split.outputs['Z'], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour, *gain) in zip(elements, stops):
        k = gain[0] if gain else 1
        element.position = position
        element.color = (*(c * k for c in linear(colour)[:3]), 1)
    painted, plain = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeBackground')
    links.new(ramp.outputs[0], painted.inputs[0])
    plain.inputs[0].default_value, plain.inputs[1].default_value = linear(fill), fill_strength
    mix = nodes.new('ShaderNodeMixShader')
    links.new(nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], mix.inputs[0])
    links.new(plain.outputs[0], mix.inputs[1])
    links.new(painted.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes.new('ShaderNodeOutputWorld').inputs[0])


def afternoon(elevation=28, azimuth=228, strength=4.7, fill=0.75, backdrop=None, colour='#FFD6A6', angle=0.6):
    """The series' light: one low warm sun from the front left and a cool fill."""
    sun(elevation, azimuth, strength, colour, angle)
    sky(backdrop or WARM_WALL, fill='#8FA9C8', fill_strength=fill)


def free_shot(name, size, eye, target, lens=50):
    """A camera simply aimed at a point (verticals may converge)."""
    data = bpy.data.cameras.new(name)
    data.lens, data.clip_end = lens, 2000
    camera = link(bpy.data.objects.new(name, data))
    camera.location = eye
    camera.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    shots.append(Shot(name, size, camera))
    return camera


def level_shot(name, size, eye, target, lens=50, shift=(0.0, 0.0)):
    """As an architect photographs: the camera is level, so that verticals stay vertical, and the lens is shifted."""
    camera = free_shot(name, size, eye, target, lens)
    camera.rotation_euler = (radians(90), 0, camera.rotation_euler[2])
    camera.data.shift_x, camera.data.shift_y = shift
    return camera


def shot(name, size, eye, subject, lens=50, at=(0.5, 0.5), heading=None):
    """A level camera whose lens is shifted so that the point `subject` falls on `at`.

    at: place in the picture, (0, 0) bottom left to (1, 1) top right.
    heading: degrees to the right of +Y that the camera looks; without it the camera turns toward the subject.
    """
    dx, dy, dz = (s - e for s, e in zip(subject, eye))
    turn = radians(heading) if heading is not None else atan2(dx, dy)
    right, ahead = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    zoom = lens / 36
    width, height = size
    data = bpy.data.cameras.new(name)
    data.lens, data.clip_end = lens, 2000
    data.shift_x = zoom * right / ahead + 0.5 - at[0]
    data.shift_y = zoom * dz / ahead - (at[1] - 0.5) * height / width
    camera = link(bpy.data.objects.new(name, data))
    camera.location = eye
    camera.rotation_euler = (radians(90), 0, -turn)
    shots.append(Shot(name, size, camera))
    return camera


__all__ = ['CARD', 'WIDE', 'HERO', 'SQUARE', 'WARM_WALL', 'OPEN_SKY', 'new_scene', 'sun', 'sky', 'afternoon', 'free_shot',
           'level_shot', 'shot']
