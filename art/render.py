"""Renders the pictures of a job, one after the other: blender -b -P render.py -- job.json

The job (written by scripts/art.mjs) names one scene with its options and the pictures to take of it.
One line `SHOT {json}` is printed for each finished picture.
"""
import importlib
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402


def wait_while(hold_file):
    while hold_file and os.path.exists(hold_file):
        time.sleep(5)


def aim(view, cameras, rig_exposure):
    """`view` is a camera of the scene by name, or the picture's own; its `exposure` is in stops on top of the rig's."""
    view = dict(cameras[view] if isinstance(view, str) else view)
    bpy.context.scene.view_settings.exposure = rig_exposure + view.pop('exposure', 0)
    kit.camera(**view)


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as f:
        job = json.load(f)
    wait_while(job.get('hold'))
    began = time.time()
    kit.reset(job['seed'])
    kit.materials()
    scene = importlib.import_module('scenes.' + job['scene'])
    cameras = scene.build(**job['options'])
    look = getattr(scene, 'LOOK', {})
    if job['light']:
        kit.light(job['light'])
    rig_exposure = bpy.context.scene.view_settings.exposure
    build = time.time() - began
    for p in job['pictures']:
        wait_while(job.get('hold'))
        aim(p['camera'], cameras, rig_exposure)
        took = kit.shoot(p['file'], p['width'], p['height'], job['samples'], noise=job['noise'], threads=job['threads'], **look)
        print('SHOT ' + json.dumps(dict(name=p['name'], build=build, **took)), flush=True)
        build = 0


main()
