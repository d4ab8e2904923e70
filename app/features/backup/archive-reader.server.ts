import { type FileHandle, open } from 'node:fs/promises';
import { paddingOf, readTarHeader, TAR_BLOCK } from '#app/core/tar-header.ts';
import { SEAL_BYTES, sha256Of } from './archive-writer.server.ts';
import { DamagedArchive, OtherFormat, readAt, sha256At } from './read-at.server.ts';
import {
  ARCHIVE_FORMAT,
  Manifest,
  MANIFEST_NAME,
  originalOf,
  Seal,
  SEAL_NAME,
  tableOfChunk,
} from './manifest.ts';

/** Each is held in memory as a whole. A photo or a document has 40 MB at most. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 128 * 1024 * 1024;

interface Entry {
  name: string;
  size: number;
  start: number;
}

/** An archive that was read from its first byte to its last and is complete. */
export interface CheckedArchive {
  manifest: Manifest;
  bytes: number;
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Reads all of it and compares every byte with the manifest. Nothing is written. */
export async function openArchive(file: string): Promise<CheckedArchive> {
  const handle = await open(file, 'r');
  try {
    const { size: bytes } = await handle.stat();
    const seal = await readSeal(handle, bytes);
    const entries = await listEntries(handle, bytes);
    const manifest = await readManifest(handle, entries, seal);
    const listed = new Map(manifest.files.map((file) => [file.name, file]));
    const tables = new Set(manifest.tables.map(({ name }) => name));
    if (listed.size < manifest.files.length || tables.size < manifest.tables.length)
      throw new DamagedArchive('The archive is damaged: its list of contents has an entry twice.');
    const entriesByName = new Map<string, Entry>();
    for (const entry of entries.slice(0, -2)) {
      const { name, size, start } = entry;
      const expected = listed.get(name);
      if (!expected) throw new DamagedArchive(`${name} does not belong in this archive.`);
      if (expected.size !== size || expected.sha256 !== (await sha256At(handle, start, size)))
        throw new DamagedArchive(`${name} is damaged.`);
      entriesByName.set(name, entry);
    }
    for (const name of listed.keys())
      if (!entriesByName.has(name)) throw new DamagedArchive(`${name} is missing from this archive.`);
    return {
      manifest,
      bytes,
      async read(name) {
        const { start, size } = entriesByName.get(name)!;
        const content = await readAt(handle, start, size);
        // It was complete a moment ago; if it has changed, the disk is failing and must not be trusted.
        if (sha256Of(content) !== listed.get(name)!.sha256) throw new DamagedArchive(`${name} is damaged.`);
        return content;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The summary at the end of a file, without reading the rest: for a list. */
export async function readSeal(handle: FileHandle, bytes: number): Promise<Seal> {
  const unsealed = 'This is not an archive of the site, or the end of the file is missing.';
  const start = bytes - 2 * TAR_BLOCK - SEAL_BYTES;
  if (start < TAR_BLOCK || bytes % TAR_BLOCK !== 0) throw new DamagedArchive(unsealed);
  const block = await readAt(handle, start, SEAL_BYTES);
  const [json = '', hash = '', rest] = block.toString('utf8').split('\n');
  if (hash !== sha256Of(Buffer.from(json)) || !/^ *$/.test(rest ?? '?')) throw new DamagedArchive(unsealed);
  const content = parsed(json);
  expectFormat(content);
  const seal = Seal.safeParse(content);
  if (!seal.success) throw new DamagedArchive(unsealed);
  return seal.data;
}

function expectFormat(seal: unknown): void {
  const { format } = seal as { format?: unknown };
  if (format === ARCHIVE_FORMAT) return;
  throw new OtherFormat(
    typeof format === 'number' && format < ARCHIVE_FORMAT
      ? `This archive was made by an earlier version of the site (format ${format}), and this version can read only format ${ARCHIVE_FORMAT}. Restore it with the earlier version. While that version is running, import its content with: npm run import`
      : 'This archive was made by a newer version of the site. Restore it with that version or a later one.',
  );
}

async function listEntries(handle: FileHandle, bytes: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  const end = bytes - 2 * TAR_BLOCK;
  let at = 0;
  while (at < end) {
    const header = readTarHeader(await readAt(handle, at, TAR_BLOCK));
    if (!header) throw new DamagedArchive(`The archive is damaged at byte ${at}.`);
    const { name, size } = header;
    if (!mayBeIn(name) || seen.has(name))
      throw new DamagedArchive(`${name} does not belong in this archive.`);
    seen.add(name);
    if (size > (name === MANIFEST_NAME ? MAX_MANIFEST_BYTES : MAX_FILE_BYTES))
      throw new DamagedArchive(`${name} is larger than any file of the site.`);
    const start = at + TAR_BLOCK;
    at = start + size + paddingOf(size);
    if (at > end) throw new DamagedArchive('The end of the archive is missing.');
    await expectZeros(handle, start + size, paddingOf(size));
    entries.push({ name, size, start });
  }
  await expectZeros(handle, end, 2 * TAR_BLOCK);
  return entries;
}

const mayBeIn = (name: string) =>
  name === MANIFEST_NAME ||
  name === SEAL_NAME ||
  tableOfChunk(name) !== undefined ||
  originalOf(name) !== undefined;

async function readManifest(handle: FileHandle, entries: Entry[], seal: Seal): Promise<Manifest> {
  const [entry, last] = entries.slice(-2);
  if (entry?.name !== MANIFEST_NAME || last?.name !== SEAL_NAME)
    throw new DamagedArchive('The archive has no list of its contents.');
  const bytes = await readAt(handle, entry.start, entry.size);
  if (sha256Of(bytes) !== seal.manifestSha256) throw new DamagedArchive(`${MANIFEST_NAME} is damaged.`);
  const manifest = Manifest.safeParse(parsed(bytes.toString('utf8')));
  if (!manifest.success) throw new DamagedArchive(`${MANIFEST_NAME} is damaged.`);
  return manifest.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function expectZeros(handle: FileHandle, start: number, length: number): Promise<void> {
  const bytes = await readAt(handle, start, length);
  if (bytes.some((byte) => byte !== 0)) throw new DamagedArchive(`The archive is damaged at byte ${start}.`);
}
