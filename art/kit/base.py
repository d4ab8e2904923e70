"""The workbench: palette, scene, groups. One unit is one child's height; figures face -Y at face=0.

Parts are built under a `group`; meshes are cached and shared, so thousands of objects stay cheap.
"""
import contextlib
import math
import random

import bpy

rnd = random.Random(7)
MODEL_SCALE = .06          # one unit is about 6 cm of table-top model: turns photographic f-stops into Blender's

# ------------------------------------------------------------------ palette: tokens, knocked back to paint and paper
PALETTE = dict(
    brick='#B0694D', brick2='#C58A6A', mortar='#CDB9A0', cream='#EADBBE', plaster='#E3D2B3', white='#EEE9DD',
    stone='#CDBB9E', sand='#CFB88F', earth='#A98862', clay='#B2603F', track='#B5674A',
    indigo='#27325F', navy='#1D264A', sky='#A9BFCB', kota='#A29A86', teal='#3E6E74', slate='#2E3E3A',
    marigold='#E39A22', saffron='#D9782B', red='#A8362C', rose='#C0566B', plum='#6B3458', green='#2F7D57',
    neem='#5F7B42', neem2='#7E9455', neem3='#46643B', grass='#77844D', grass2='#909A60', grass3='#647545',
    wood='#B98A58', wood2='#8A5F3B', dark='#4A3426', brass='#C79A4A', chalk='#E9E6DA', glass='#3C5560',
    hair='#1F1815', black='#16140F', skin0='#C99A72', skin1='#AD7850', skin2='#8D5C3C', skin3='#6F4530',
    grey='#8F8B85', steel='#B4B8B8', cork='#B08A5E', lilac='#9A86A8', mint='#9CC0A6', blush='#D9A892', glassware='#BFD6D8', tarmac='#6E6A66',
)


def lin(h, k=1.):
    """'#RRGGBB' to linear RGBA, optionally scaled."""
    v = [int(h.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (((x + .055) / 1.055) ** 2.4 if x > .04045 else x / 12.92) for x in v) + (1.,)


# ------------------------------------------------------------------ scene, groups
_cache, _mats, _parent = {}, {}, [None]


def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _cache.clear(), _mats.clear()
    rnd.seed(seed)
    bpy.context.scene.world = bpy.data.worlds.new('world')


@contextlib.contextmanager
def group(loc=(0, 0, 0), rz=0, s=1., rot=None, name='group'):
    """Everything built inside is placed, turned (degrees) and scaled together."""
    e = bpy.data.objects.new(name, None)
    _link(e, loc, rot or (0, 0, rz), s)
    _parent.append(e)
    try:
        yield e
    finally:
        _parent.pop()


def _link(o, loc, rot, s):
    bpy.context.scene.collection.objects.link(o)
    o.parent = _parent[-1]
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = (s, s, s) if isinstance(s, (int, float)) else s
    return o


def put(me, loc=(0, 0, 0), rot=(0, 0, 0), s=1., name=None):
    return _link(bpy.data.objects.new(name or me.name, me), loc, rot, s)

