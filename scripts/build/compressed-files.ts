import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Vite's manifest folder, which the router removes at the end. */
const NOT_FOR_BROWSERS = `${sep}.vite${sep}`;
const WORTH_IT = /\.(js|css|svg|json|txt|webmanifest|xml)$/;

/**
 * Writes a brotli and a gzip form of every browser file that is worth it. This runs on other threads while
 * the server bundle is built, which leaves one core idle most of the time.
 */
export function compressedFiles(): Plugin {
  let folder: string;
  let underway: Promise<void>;
  const started = new Set<string>();
  return {
    name: 'compressed-files',
    apply: 'build',
    sharedDuringBuild: true,
    async writeBundle({ dir }) {
      if (this.environment.name === 'client') {
        folder = dir!;
        underway = compressNew(folder, started);
      } else {
        await underway;
        // The router writes its route manifest while the server bundle is built.
        await compressNew(folder, started);
      }
    },
  };
}

/** The largest first, so that no single thread is left with a large file at the end. */
async function compressNew(folder: string, started: Set<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !started.has(name) && !name.includes(NOT_FOR_BROWSERS));
  for (const name of names) started.add(name);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(name) })));
  files.sort((one, other) => other.bytes.length - one.bytes.length);
  await Promise.all(files.map(({ name, bytes }) => pack(name, bytes)));
}

async function pack(name: string, bytes: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${name}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${name}.gz`, gz);
}
