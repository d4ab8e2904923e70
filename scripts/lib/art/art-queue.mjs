// Renders pictures one after the other; pictures of one scene share a Blender process, so that the scene is
// built once.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { noteRendered, sizes } from './art-manifest.mjs';
import { root, say } from '../project.mjs';

/** Enough for the denoiser; pictures recorded without a number were rendered with 24 and look the same. */
const FINAL_SAMPLES = 16;
const least = 80_000;
const most = 175_000;

/** Returns the names of the pictures that failed. */
export async function renderAll(pictures, settings) {
  const began = Date.now();
  const work = mkdtempSync(join(tmpdir(), 'school-art-'));
  const left = new Set(pictures.map(({ name }) => name));
  let finished = 0;
  try {
    for (const group of groupByScene(pictures)) {
      let since = Date.now();
      await renderScene(group, work, settings, async (picture, shot) => {
        const seconds = Math.round((Date.now() - since) / 100) / 10;
        const bytes = settings.final ? await writeJpeg(picture, work, settings.folder) : undefined;
        if (settings.final)
          noteRendered(picture, { bytes, seconds: Math.round(seconds), samples: FINAL_SAMPLES });
        left.delete(picture.name);
        finished += 1;
        const toGo = ((Date.now() - began) / finished) * (pictures.length - finished);
        const size = bytes ? `, ${Math.round(bytes / 1000)} kB` : '';
        say(
          `${finished}/${pictures.length} ${picture.name}: ${seconds} s ` +
            `(render ${shot.render.toFixed(0)}, denoise ${shot.denoise.toFixed(0)}${size}), ${clock(toGo)} to go`,
        );
        since = Date.now();
      });
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return [...left];
}

function groupByScene(pictures) {
  const groups = new Map();
  for (const picture of pictures) {
    const key = JSON.stringify([picture.scene, picture.options, picture.seed, picture.light]);
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return groups.values();
}

function renderScene(pictures, work, settings, onShot) {
  const [{ scene, options, seed, light }] = pictures;
  const job = join(work, 'job.json');
  const content = {
    scene,
    options,
    seed,
    light,
    samples: settings.final ? FINAL_SAMPLES : 8,
    noise: settings.final ? 0.03 : 0.05,
    threads: settings.threads,
    hold: settings.hold,
    pictures: pictures.map((picture) => ({
      name: picture.name,
      camera: picture.camera,
      file: join(settings.final ? work : settings.folder, `${picture.name}.png`),
      ...scaled(sizes[picture.size], settings.final),
    })),
  };
  writeFileSync(job, JSON.stringify(content));
  const child = spawn(
    settings.blender,
    ['-b', '--factory-startup', '--python-exit-code', '1', '-P', join(root, 'art', 'render.py'), '--', job],
    {
      env: { ...process.env, ART_DENOISER_DIR: settings.denoiser, PYTHONDONTWRITEBYTECODE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const end = () => {
    child.kill();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  let complaint = '';
  child.stderr.on('data', (data) => (complaint = (complaint + data).slice(-3000)));
  let queue = Promise.resolve();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('SHOT ')) return;
    const shot = JSON.parse(line.slice(5));
    queue = queue.then(() =>
      onShot(
        pictures.find(({ name }) => name === shot.name),
        shot,
      ),
    );
  });
  return new Promise((resolve) => {
    child.on('close', async (code) => {
      await queue;
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
      if (code !== 0) say(`Blender stopped at the scene ${scene}:\n${complaint}`);
      resolve();
    });
  });
}

function scaled({ width, height }, final) {
  const factor = final ? 1 : 400 / Math.max(width, height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** The best quality that stays within the byte range. */
async function writeJpeg(picture, work, folder) {
  const { default: sharp } = await import('sharp');
  const source = sharp(join(work, `${picture.name}.png`));
  const target = join(folder, `${picture.name}.jpg`);
  for (const quality of [96, 94, 92, 90, 88, 86, 84, 82, 80, 76, 72]) {
    const jpeg = await source.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > most && quality > 72) continue;
    writeFileSync(target, jpeg);
    if (jpeg.length < least) say(`  ${picture.name} is only ${Math.round(jpeg.length / 1000)} kB`);
    break;
  }
  return statSync(target).size;
}

function clock(milliseconds) {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? 'less than a minute' : `${minutes} min`;
}
