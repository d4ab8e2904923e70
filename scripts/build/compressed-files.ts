import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Vite's list of files, which the router takes away in the end. */
const NOT_FOR_BROWSERS = `${sep}.vite${sep}`;
const WORTH_IT = /\.(js|css|svg|json|txt|webmanifest|xml)$/;

/**
 * Keeps a brotli and a gzip form beside every file for browsers that is worth it. They are made on other threads while
 * the server's bundle is built, which leaves one idle most of the time.
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
        // The router writes its list of routes while the server's bundle is built.
        await compressNew(folder, started);
      }
    },
  };
}

/** The largest first, so that none of them is left to one thread at the end. */
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
