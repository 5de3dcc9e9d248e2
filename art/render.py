#!/usr/bin/python3
"""Render pictures of the series: render.py NAME... [--scale 0.3] [--spp 8] [--out masters]

A scene (scenes/*.py) declares its pictures with shot('NAME', ...); this finds the scene, renders that shot alone with
Blender at the lowest priority, then denoises and grades it to OUT/NAME.png. `--list` prints every name.
Needs Debian's blender (3.4), python3-opencv and python3-numpy."""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

QUIETLY = ['nice', '-n', '19']
SYSTEM_PYTHON = '/usr/bin/python3'       # Debian's, which has python3-opencv
ROOT = pathlib.Path(__file__).resolve().parent
SHOT = re.compile(r"""(?:shot|level_shot|free_shot)\(['"](\w+)['"]""")
GRADE = re.compile(r'^# grade (\w+): (.+)$', re.M)


def catalogue():
    """Name of every picture -> its scene file."""
    return {name: path for path in sorted((ROOT / 'scenes').glob('*.py')) for name in SHOT.findall(path.read_text())}


def make(name, scene, scale, samples, out):
    work = pathlib.Path(os.environ.get('ART_WORK', ROOT.parent / '.build' / 'art' / 'passes'))
    environment = dict(os.environ, ART_WORK=str(work), PYTHONPATH=str(ROOT / 'lib'))
    shutil.rmtree(work / name, ignore_errors=True)
    command = [*QUIETLY, 'blender', '-b', '--python-use-system-env', '--factory-startup', '--python-exit-code', '1',
               '-P', str(scene), '--', f'shot={name}', f'scale={scale}', f'spp={samples}']
    log = subprocess.run(command, env=environment, capture_output=True, text=True)
    if log.returncode or not (work / name).exists():
        sys.exit(f'{name}: Blender failed\n{log.stdout[-3000:]}{log.stderr[-3000:]}')
    print(next(line for line in log.stdout.splitlines() if line.startswith('RENDER')), flush=True)
    settings = dict(GRADE.findall(scene.read_text())).get(name, '').split()
    for step, extra in (('finish.py', []), ('grade.py', [f'out={out / name}.png', *settings])):
        subprocess.run([*QUIETLY, SYSTEM_PYTHON, str(ROOT / 'lib' / step), name, *extra], env=environment, check=True)
    shutil.rmtree(work / name)


def missing():
    """What the machine lacks, or nothing."""
    if not shutil.which('blender'):
        return 'Blender is missing'
    libraries = subprocess.run([SYSTEM_PYTHON, '-c', 'import cv2, numpy'], capture_output=True)
    return 'OpenCV or NumPy is missing' if libraries.returncode else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--spp', type=int, default=40)
    parser.add_argument('--out', type=pathlib.Path, default=ROOT / 'masters')
    args = parser.parse_args()
    if lack := missing():
        sys.exit(f'{lack}: apt-get install blender python3-opencv python3-numpy')
    scenes = catalogue()
    if args.list:
        print('\n'.join(f'{name}\t{path.name}' for name, path in scenes.items()))
        return
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.names:
        if name not in scenes:
            sys.exit(f'no scene has a shot named {name}')
        make(name, scenes[name], args.scale, args.spp, args.out)


if __name__ == '__main__':
    main()
