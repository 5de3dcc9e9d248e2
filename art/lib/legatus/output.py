"""Cycles settings and the raw passes that finish.py and grade.py turn into a picture."""
import os
import sys
import time

import bpy

from .stage import shots

PASSES = {'Image': 'rgb', 'DiffCol': 'alb', 'Normal': 'nrm', 'Depth': 'dep'}


def option(name, default, cast=float):
    """Value of `name=value` among the arguments after '--'."""
    arguments = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return next((cast(a.split('=', 1)[1]) for a in arguments if a.startswith(name + '=')), default)


def render():
    """Render the shot named by `shot=` (all of the scene's, without it); `scale=` and `spp=` make drafts."""
    wanted = option('shot', None, str)
    for shot in shots:
        if wanted in (None, shot.name):
            _render(shot, option('spp', 64, int), option('scale', 1.0))


def _render(shot, samples, scale, bounces=3):
    """Render twice with different seeds, half the samples each: finish.py tells noise from detail by comparing them."""
    scene = bpy.context.scene
    scene.camera = shot.camera
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.004, samples // 3
    cycles.max_bounces = cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = cycles.transmission_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.filter_width = 1.2
    # With persistent data Blender 3.4 silently ignores the second seed.
    scene.render.use_persistent_data = False
    scene.render.resolution_x, scene.render.resolution_y = (int(n * scale) for n in shot.size)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.join(os.environ.get('ART_WORK', 'work'), shot.name)
    os.makedirs(files.base_path, exist_ok=True)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    start = time.time()
    for half in (0, 1):
        files.file_slots.clear()
        for name, prefix in PASSES.items():
            files.file_slots.new(f'{prefix}{half}_')
            tree.links.new(source.outputs[name], files.inputs[f'{prefix}{half}_'])
        cycles.seed = half * 7919 + 11
        cycles.samples = max(1, samples // 2)
        scene.frame_set(1)
        bpy.context.view_layer.update()
        bpy.ops.render.render()
    print('RENDER %s %dx%d spp=%d %.1fs' % (shot.name, scene.render.resolution_x, scene.render.resolution_y, samples,
                                            time.time() - start), flush=True)
