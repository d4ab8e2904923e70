"""Light rigs, camera and the render: few samples, then the numpy denoiser, bloom and vignette, then Filmic."""
import os
import time

from . import denoise
from .mesh import *
from .people import point

# sun: (elevation, azimuth from which it comes, strength, colour, softness degrees); sky: horizon, low sky, zenith, strength
RIGS = {
    'morning': dict(sun=(33, -58, 5.4, (1., .79, .54), 3.0), sky=((1., .90, .76), (.60, .76, .92), (.26, .46, .78), .82), exposure=.45),
    'noon':    dict(sun=(62, -28, 4.6, (1., .92, .78), 3.0), sky=((.92, .94, .94), (.58, .76, .94), (.28, .50, .84), .90), exposure=.15),
    'golden':  dict(sun=(22, 62, 5.2, (1., .70, .40), 4.0), sky=((1., .82, .58), (.72, .74, .80), (.34, .48, .74), .70), exposure=.35),
    'evening_diyas': dict(sun=(30, -60, .30, (.45, .58, 1.), 8.0), sky=((.62, .30, .30), (.20, .17, .36), (.04, .075, .22), .55), exposure=.55),
    'indoor_window': dict(sun=(33, -70, 5.5, (1., .83, .6), 2.2), sky=((.95, .9, .8), (.7, .8, .92), (.55, .68, .9), 1.0), exposure=.45),
}


def light(rig='morning', **over):
    """Sun as the soft key, a two-colour sky as the fill; a second call replaces the first. Returns the rig used."""
    r = {**RIGS[rig], **over}
    sc = bpy.context.scene
    for old in [o for o in sc.objects if o.type == 'LIGHT' and o.data.type == 'SUN']:
        bpy.data.objects.remove(old)
    el, az, power, colour, soft = r['sun']
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.color, li.angle = power, colour, math.radians(soft)
    o = bpy.data.objects.new('sun', li)
    sc.collection.objects.link(o)
    o.rotation_euler = (math.radians(90 - el), 0, math.radians(az))
    sc.world.use_nodes = True
    nt = sc.world.node_tree
    for old in [n for n in nt.nodes if n.type not in ('BACKGROUND', 'OUTPUT_WORLD')]:
        nt.nodes.remove(old)
    tc, sep = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeSeparateXYZ')
    ramp, bg = nt.nodes.new('ShaderNodeValToRGB'), nt.nodes['Background']
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs[2], ramp.inputs[0])
    hor, low, zen, k = r['sky']
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = .0, (*hor, 1)
    e[1].position, e[1].color = .62, (*zen, 1)
    mid = e.new(.14)
    mid.color = (*low, 1)
    nt.links.new(ramp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = k
    sc.world.cycles.sampling_method = 'MANUAL'
    sc.world.cycles.sample_map_resolution = 128
    sc.view_settings.exposure = r['exposure']
    return r


def area(loc, target, size, watts, colour=(1, 1, 1)):
    """Soft box."""
    li = bpy.data.lights.new('area', 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', size[0], size[1], watts, colour
    o = bpy.data.objects.new('area', li)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def camera(loc, target, lens=60, fstop=4., focus=None, shift=(0, 0), name='cam'):
    """fstop as on a real lens in front of the table-top model; focus: a point (default: target)."""
    c = bpy.data.cameras.new(name)
    c.lens, c.shift_x, c.shift_y = lens, *shift
    c.clip_end = 400
    o = bpy.data.objects.new(name, c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    q = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y')
    o.rotation_euler = q.to_euler()
    c.dof.use_dof = True
    axis = q @ Vector((0, 0, -1))
    c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot(axis)
    c.dof.aperture_fstop = fstop * MODEL_SCALE
    c.dof.aperture_blades = 9
    bpy.context.scene.camera = o
    return o


def setup(w, h, spp, threads=2, noise=.02, fast_gi=True):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising = 'CPU', spp, False
    cy.use_adaptive_sampling, cy.adaptive_threshold, cy.adaptive_min_samples = True, noise, max(8, spp // 4)
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = 4, 3, 2, 2, 4
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct, cy.blur_glossy = 3., 0., 1.
    cy.pixel_filter_type, cy.filter_width = 'BLACKMAN_HARRIS', 1.3
    if hasattr(cy, 'use_light_tree'):
        cy.use_light_tree = True
    cy.light_sampling_threshold = .01
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = fast_gi, 'REPLACE', 1     # sky-only light after one bounce: half the time
    sc.world.light_settings.distance = 6.
    sc.render.use_persistent_data = True
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.threads_mode, sc.render.threads = 'FIXED', threads
    sc.view_settings.view_transform, sc.view_settings.look = 'Filmic', 'Medium High Contrast'
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True


def _passes(tmp):
    """Compositor that writes colour, albedo and normal as EXR; returns a reader."""
    sc = bpy.context.scene
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = tmp
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for slot, sock in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        nt.links.new(rl.outputs[sock], out.inputs[slot])

    def read(slot):
        im = bpy.data.images.load(os.path.join(tmp, '%s%04d.exr' % (slot, sc.frame_current)), check_existing=False)
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        return a.reshape(h, w, 4)[..., :3].copy()
    return read


def _blur(a, sigma):
    """Separable gaussian in numpy, on a reduced copy for wide kernels."""
    f = max(1, int(sigma // 4))
    h, w = a.shape[:2]
    b = np.pad(a, ((0, -h % f), (0, -w % f), (0, 0)), mode='edge')
    b = b.reshape(b.shape[0] // f, f, b.shape[1] // f, f, 3).mean((1, 3))
    s = sigma / f
    r = int(3 * s) + 1
    k = np.exp(-.5 * (np.arange(-r, r + 1) / s) ** 2)
    k /= k.sum()
    for ax in (0, 1):
        pad = [(0, 0)] * 3
        pad[ax] = (r, r)
        p = np.pad(b, pad, mode='edge')
        b = sum(w_ * np.take(p, range(i, i + b.shape[ax]), axis=ax) for i, w_ in enumerate(k))
    return b.repeat(f, 0).repeat(f, 1)[:h, :w] if f == 1 else _resize(b, h, w)


def _resize(b, h, w):
    y, x = np.linspace(0, b.shape[0] - 1, h), np.linspace(0, b.shape[1] - 1, w)
    y0, x0 = np.minimum(y.astype(int), b.shape[0] - 2), np.minimum(x.astype(int), b.shape[1] - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    top = b[y0][:, x0] * (1 - fx) + b[y0][:, x0 + 1] * fx
    bot = b[y0 + 1][:, x0] * (1 - fx) + b[y0 + 1][:, x0 + 1] * fx
    return top * (1 - fy) + bot * fy


def grade(a, bloom=.06, threshold=1.2, vignette=.18, grain=.012):
    """Lens: a breath of bloom, darker corners, grain fine enough only to stop banding in skies. Works on linear light."""
    h, w = a.shape[:2]
    if bloom:
        hi = np.minimum(np.maximum(a - threshold, 0), 12)
        a = a + bloom * (_blur(hi, w * .006) * .6 + _blur(hi, w * .028) * .5)
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    a = a * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.4)[..., None]
    return a * (1 + grain * np.random.default_rng(1).standard_normal((h, w, 1)))


def shoot(path, w=480, h=320, spp=16, prefilter=None, bloom=.06, vignette=.18, threads=2, noise=.02, fast_gi=True):
    """Render the active camera to path (PNG). Returns the seconds of render and denoise."""
    import tempfile
    sc = bpy.context.scene
    setup(w, h, spp, threads, noise, fast_gi)
    with tempfile.TemporaryDirectory() as tmp:
        read = _passes(tmp)
        t0 = time.time()
        bpy.ops.render.render()
        t1 = time.time()
        col, alb, nrm = read('color'), read('albedo'), read('normal')
    clean = denoise.denoise(col, alb, nrm, prefilter=(w > 900) if prefilter is None else prefilter)
    t2 = time.time()
    clean = grade(clean, bloom, vignette=vignette)
    im = bpy.data.images.new('final', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.dstack([clean, np.ones((h, w))]).astype(np.float32).ravel())
    s = sc.render.image_settings
    s.file_format, s.color_mode, s.compression = 'PNG', 'RGB', 15
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)
    return dict(render=t1 - t0, denoise=t2 - t1, objects=len(bpy.data.objects))
