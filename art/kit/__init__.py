"""The diorama kit: a hand-made school of painted wood and paper, for Blender 3.4 (headless, Cycles on the CPU)."""
from .base import *
from .materials import *
from .mesh import *
from .arch import *
from .building import *
from .nature import *
from .people import *
from .hands import *
from .props import *
from .science import *
from .places import *
from .studio import *
