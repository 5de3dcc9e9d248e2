"""Set-building library of the picture series 'metaphysical Rome' (Blender 3.4, Cycles on the processor).

Scene scripts are short and read like a stage plan, so they take every name: `from legatus import *`.
"""
from math import *  # noqa: F401,F403

from mathutils import Vector  # noqa: F401

from .architecture import *  # noqa: F401,F403
from .output import render  # noqa: F401
from .pigments import PIGMENTS, glow, limestone, plaster  # noqa: F401
from .solids import (add_mesh, arc, assembly, block, box, capsule, cylinder, disc, extrude, ground, lathe,  # noqa: F401
                     ring, rod, soften_edges, sphere, surface, torus_profile)
from .stage import *  # noqa: F401,F403
