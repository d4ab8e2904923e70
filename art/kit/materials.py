"""Paint, paper, brick: every material of the model."""
from .base import *
from .base import _mats

def _nodes(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes['Principled BSDF'], lambda t, **kw: _node(nt, t, kw)


def _node(nt, kind, kw):
    n = nt.nodes.new(kind)
    for k, v in kw.items():
        if k in n.inputs.keys():
            n.inputs[k].default_value = v
        else:
            setattr(n, k, v)
    return n


def mat(name, colour=None, rough=.5, bump=.12, grain=None, var=.10, scale=5., coat=0., sheen=0., emit=0., metal=0.):
    """Painted wood by default: soft colour drift, a hue of its own per object, brush-fine bump.

    grain='wood' stretches the drift along Z; 'flock' is rough and granular (grass, foliage foam);
    'paper' is matt and fibrous; emit makes it glow.
    """
    if name in _mats:
        return _mats[name]
    colour = colour or PALETTE[name]
    m, nt, bsdf, new = _nodes(name)
    L = nt.links.new
    tc = new('ShaderNodeTexCoord')
    mp = new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (1, 1, .16) if grain == 'wood' else (1, 1, 1)
    L(tc.outputs['Object'], mp.inputs['Vector'])
    drift = new('ShaderNodeTexNoise', Scale=scale * (5 if grain == 'wood' else 1), Detail=2., Roughness=.6)
    L(mp.outputs[0], drift.inputs['Vector'])
    # value = 1 + var * (noise - .5) * 2 + a little per-object offset
    info = new('ShaderNodeObjectInfo')
    a = new('ShaderNodeMapRange')
    a.inputs['From Min'].default_value, a.inputs['From Max'].default_value = .25, .75
    a.inputs['To Min'].default_value, a.inputs['To Max'].default_value = 1 - var, 1 + var
    L(drift.outputs['Fac'], a.inputs['Value'])
    b = new('ShaderNodeMapRange')
    b.inputs['To Min'].default_value, b.inputs['To Max'].default_value = 1 - var * .6, 1 + var * .6
    L(info.outputs['Random'], b.inputs['Value'])
    mul = new('ShaderNodeMath', operation='MULTIPLY')
    L(a.outputs[0], mul.inputs[0]), L(b.outputs[0], mul.inputs[1])
    hsv = new('ShaderNodeHueSaturation', Color=lin(colour))
    hue = new('ShaderNodeMapRange')
    hue.inputs['To Min'].default_value, hue.inputs['To Max'].default_value = .5 - var * .06, .5 + var * .06
    L(info.outputs['Random'], hue.inputs['Value'])
    L(hue.outputs[0], hsv.inputs['Hue']), L(mul.outputs[0], hsv.inputs['Value'])
    L(hsv.outputs[0], bsdf.inputs['Base Color'])
    if bump:
        fine = new('ShaderNodeTexNoise', Scale={'flock': 38., 'paper': 60.}.get(grain, 26.), Detail=1.)
        L((mp if grain == 'wood' else tc).outputs[0 if grain == 'wood' else 'Object'], fine.inputs['Vector'])
        bp = new('ShaderNodeBump', Strength=bump, Distance=.04 if grain == 'flock' else .015)
        L(fine.outputs['Fac'], bp.inputs['Height']), L(bp.outputs[0], bsdf.inputs['Normal'])
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Specular'].default_value = .2 if grain in ('flock', 'paper') else .4
    bsdf.inputs['Clearcoat'].default_value, bsdf.inputs['Clearcoat Roughness'].default_value = coat, .25
    bsdf.inputs['Sheen'].default_value, bsdf.inputs['Metallic'].default_value = sheen, metal
    if emit:
        bsdf.inputs['Emission'].default_value = lin(colour)
        bsdf.inputs['Emission Strength'].default_value = emit
    _mats[name] = m
    return m


def mat_brick(name='brickwork', a='brick', b='brick2', mortar='mortar', size=.2, course=.085):
    """Bricks in world space, right on walls facing X and Y; mortar recessed by bump, colour varies brick by brick."""
    if name in _mats:
        return _mats[name]
    m, nt, bsdf, new = _nodes(name)
    L = nt.links.new
    tc, geo = new('ShaderNodeTexCoord'), new('ShaderNodeNewGeometry')
    p, n = new('ShaderNodeSeparateXYZ'), new('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], p.inputs[0]), L(geo.outputs['True Normal'], n.inputs[0])
    ab = new('ShaderNodeMath', operation='ABSOLUTE')
    L(n.outputs[0], ab.inputs[0])
    side = new('ShaderNodeMath', operation='GREATER_THAN')
    side.inputs[1].default_value = .7
    L(ab.outputs[0], side.inputs[0])
    mix = new('ShaderNodeMix')
    L(side.outputs[0], mix.inputs[0]), L(p.outputs[0], mix.inputs[2]), L(p.outputs[1], mix.inputs[3])
    uv = new('ShaderNodeCombineXYZ')
    L(mix.outputs[0], uv.inputs[0]), L(p.outputs[2], uv.inputs[1])
    br = new('ShaderNodeTexBrick', Color1=lin(PALETTE[a]), Color2=lin(PALETTE[b]), Mortar=lin(PALETTE[mortar]))
    br.inputs['Scale'].default_value = 1.
    br.inputs['Brick Width'].default_value, br.inputs['Row Height'].default_value = size, course
    br.inputs['Mortar Size'].default_value, br.inputs['Mortar Smooth'].default_value = .008, .4
    br.inputs['Bias'].default_value = -.1
    L(uv.outputs[0], br.inputs['Vector'])
    wash = new('ShaderNodeTexNoise', Scale=.9, Detail=3., Roughness=.65)
    L(tc.outputs['Object'], wash.inputs['Vector'])
    val = new('ShaderNodeMapRange')
    val.inputs['From Min'].default_value, val.inputs['From Max'].default_value = .3, .7
    val.inputs['To Min'].default_value, val.inputs['To Max'].default_value = .82, 1.14
    L(wash.outputs['Fac'], val.inputs['Value'])
    hsv = new('ShaderNodeHueSaturation', Saturation=.95)
    L(br.outputs['Color'], hsv.inputs['Color']), L(val.outputs[0], hsv.inputs['Value'])
    L(hsv.outputs[0], bsdf.inputs['Base Color'])
    inv = new('ShaderNodeMath', operation='SUBTRACT')
    inv.inputs[0].default_value = 1.
    L(br.outputs['Fac'], inv.inputs[1])
    rough = new('ShaderNodeTexNoise', Scale=30., Detail=1.)
    L(tc.outputs['Object'], rough.inputs['Vector'])
    add = new('ShaderNodeMath', operation='MULTIPLY_ADD')
    add.inputs[1].default_value = .35
    L(rough.outputs['Fac'], add.inputs[0]), L(inv.outputs[0], add.inputs[2])
    bp = new('ShaderNodeBump', Strength=.55, Distance=.02)
    L(add.outputs[0], bp.inputs['Height']), L(bp.outputs[0], bsdf.inputs['Normal'])
    bsdf.inputs['Roughness'].default_value, bsdf.inputs['Specular'].default_value = .8, .2
    _mats[name] = m
    return m


def materials():
    """Every material of the kit, by palette name (a few with their own finish)."""
    for n in PALETTE:
        if n.startswith('skin'):
            mat(n, rough=.40, grain='wood', var=.10, bump=0, scale=3)
        elif n in ('wood', 'wood2', 'dark'):
            mat(n, rough=.5, grain='wood', var=.22, bump=.2, scale=2.4)
        elif n.startswith(('neem', 'grass')):
            mat(n, rough=.75, grain='paper', var=.24, bump=0)
        elif n in ('cream', 'plaster', 'white', 'stone', 'kota'):
            mat(n, rough=.7, var=.06, bump=.22, scale=1.6)
        elif n in ('sand', 'earth', 'track', 'clay'):
            mat(n, rough=.9, grain='flock', var=.14, bump=.35, scale=1.4)
        elif n == 'brass':
            mat(n, rough=.32, metal=.9, bump=0)
        elif n == 'steel':
            mat(n, rough=.35, metal=.8, bump=0)
        elif n in ('glass', 'glassware'):
            mat(n, rough=.12, bump=0)
        elif n in ('hair', 'black', 'grey'):
            mat(n, rough=.36, bump=0, var=.2)
        else:
            mat(n, rough=.42, bump=0)
    mat('lawn', '#6F7C4A', rough=.95, grain='flock', var=.30, bump=.9, scale=1.1)
    mat('flame', '#FFB347', emit=28, bump=0)
    mat('bulb', '#FFC56B', emit=14, bump=0)
    mat('lamplight', '#FFA550', emit=.55, bump=0)
    mat('lava', '#D9582B', emit=.5, bump=0)
    mat('screen', '#9CC6D6', emit=.9, bump=0)
    mat_brick()
    return _mats


M = lambda n: _mats[n] if n in _mats else mat(n)

