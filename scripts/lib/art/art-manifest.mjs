// The list of pictures, and which of them are up to date with their sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

export const sizes = {
  landscape: { width: 1280, height: 853 },
  portrait: { width: 1200, height: 1280 },
};

const lockFile = join(root, 'art', 'rendered.json');

export function readManifest() {
  const { pictures } = JSON.parse(readFileSync(join(root, 'art', 'pictures.json'), 'utf8'));
  return Object.entries(pictures).map(([name, picture]) => ({
    seed: 7,
    light: null,
    options: {},
    ...picture,
    name,
  }));
}

export const fileOf = ({ name }) => join(root, 'db', 'demo', 'pictures', `${name}.jpg`);

/** Was rendered at full size, whether or not its sources have changed since. */
export const isFinished = (picture) => picture.name in readLock() && existsSync(fileOf(picture));

export function stateOf(picture) {
  if (!existsSync(fileOf(picture))) return 'missing';
  return readLock()[picture.name]?.madeFrom === fingerprintOf(picture) ? 'up to date' : 'out of date';
}

/** Records a finished picture: its sources, size and rendering time. */
export function noteRendered(picture, { bytes, seconds, samples }) {
  const lock = readLock();
  lock[picture.name] = { madeFrom: fingerprintOf(picture), bytes, seconds, samples };
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(lockFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readLock() {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {};
}

/**
 * Of the art kit, the scene and the scenes it imports, and the camera settings in the manifest, but not of
 * its texts.
 */
function fingerprintOf({ scene, options, camera, size, seed, light }) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ scene, options, camera, size: sizes[size], seed, light }));
  const files = readdirSync(join(root, 'art', 'kit')).filter((file) => file.endsWith('.py'));
  for (const file of files.sort()) hash.update(readFileSync(join(root, 'art', 'kit', file)));
  for (const file of sceneFiles(scene)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function sceneFiles(scene, found = new Set()) {
  const file = join(root, 'art', 'scenes', `${scene}.py`);
  if (found.has(file)) return found;
  found.add(file);
  for (const [, other] of readFileSync(file, 'utf8').matchAll(/^from scenes\.(\w+) import/gm))
    sceneFiles(other, found);
  return found;
}
