import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { paddingOf, TAR_BLOCK, tarHeader } from '#app/core/tar-header.ts';
import { type ArchivedFile, type Manifest, MANIFEST_NAME, type Seal, SEAL_NAME } from './manifest.ts';

/** The seal has a fixed size, so that it can be found from the end. */
export const SEAL_BYTES = 1024;

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

/** Writes an archive entry by entry. It is valid only once it is sealed, and readers check that. */
export async function createArchive(file: string, madeAt: Date) {
  const handle: FileHandle = await open(file, 'wx', 0o600);
  const files: ArchivedFile[] = [];

  async function write(name: string, bytes: Uint8Array): Promise<ArchivedFile> {
    const size = bytes.byteLength;
    await handle.appendFile(tarHeader({ name, size, modifiedAt: madeAt }));
    await handle.appendFile(bytes);
    await handle.appendFile(Buffer.alloc(paddingOf(size)));
    return { name, size, sha256: sha256Of(bytes) };
  }

  return {
    async add(name: string, bytes: Uint8Array): Promise<void> {
      files.push(await write(name, bytes));
    },

    /** Writes the manifest, its seal and the end; all of it is on the disk when this returns. */
    async seal(contents: Omit<Manifest, 'files'>): Promise<Manifest> {
      const manifest = { ...contents, files };
      const { sha256 } = await write(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
      await write(SEAL_NAME, sealBytes(sealOf(manifest, sha256)));
      await handle.appendFile(Buffer.alloc(2 * TAR_BLOCK));
      await handle.sync();
      return manifest;
    },

    close: () => handle.close(),
  };
}

function sealOf(manifest: Manifest, manifestSha256: string): Seal {
  return {
    format: manifest.format,
    school: manifest.school,
    madeAt: manifest.madeAt,
    madeBy: manifest.madeBy,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.filter(({ name }) => name.startsWith('media/')).length,
    missing: manifest.missing.length,
    manifestSha256,
  };
}

/** JSON in the first line and its hash in the second, padded with spaces. */
function sealBytes(seal: Seal): Buffer {
  const json = JSON.stringify(seal);
  const text = `${json}\n${sha256Of(Buffer.from(json))}\n`;
  const room = SEAL_BYTES - Buffer.byteLength(text);
  if (room < 0) throw new RangeError('the seal of an archive is too long');
  return Buffer.from(text + ' '.repeat(room));
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
