import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { CheckedArchive } from './archive-reader.server.ts';
import { DamagedArchive } from './read-at.server.ts';
import { type ArchivedTable, tableOfChunk } from './manifest.ts';
import { type Row, tableSum } from './rows.server.ts';
import { listPortableTables } from './tables.server.ts';

const decompress = promisify(gunzip);

/** Far more than a part ever has; a larger one was not made by this site. */
const MAX_CHUNK_BYTES = 64 * 1024 * 1024;

/** Within the number of values that one statement may have in either engine. */
const MAX_VALUES = 20_000;
const MAX_ROWS = 500;

/** Writes every row of the archive and then reads them all again: the same rows, or an error. */
export async function fillTables(transaction: Transaction<Schema>, archive: CheckedArchive): Promise<void> {
  const { manifest } = archive;
  const tables = new Map((await listPortableTables(transaction)).map((table) => [table.name, table]));
  for (const name of tables.keys())
    if (![...manifest.tables.map((table) => table.name), ...manifest.leftOut].includes(name))
      throw new DamagedArchive(`The table ${name} is missing from this archive.`);
  for (const table of manifest.tables) {
    const { name, columns } = table;
    const own = tables.get(name);
    if (own?.columns.join() !== columns.join())
      throw new DamagedArchive(`The table ${name} has other columns than this version of the site expects.`);
    for (const chunk of manifest.files.filter((file) => tableOfChunk(file.name) === name))
      await insertLines(transaction, table, await archive.read(chunk.name));
    const { rows, sha256 } = await tableSum(transaction, own!);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new DamagedArchive(`The rows of ${name} do not match the checksum in the archive.`);
  }
  const { school } = manifest;
  if (!(await transaction.selectFrom('schools').select('code').where('code', '=', school).executeTakeFirst()))
    throw new DamagedArchive(`The school ${school} is missing from this archive.`);
}

async function insertLines(
  transaction: Transaction<Schema>,
  { name, columns }: ArchivedTable,
  compressed: Buffer,
): Promise<void> {
  const rows = await readRows(name, columns, compressed);
  const atOnce = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const any = transaction as unknown as Kysely<Record<string, Row>>;
  for (let from = 0; from < rows.length; from += atOnce)
    await any
      .insertInto(name)
      .values(rows.slice(from, from + atOnce))
      .execute()
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        // Duplicate keys, missing references, values of the wrong type: this site did not make the archive.
        const why = error instanceof Error ? error.message : String(error);
        throw new DamagedArchive(`The rows of ${name} are not valid (${why.slice(0, 200)}).`);
      });
}

async function readRows(name: string, columns: string[], compressed: Buffer): Promise<Row[]> {
  const unreadable = new DamagedArchive(`The rows of ${name} cannot be read.`);
  try {
    const text = (await decompress(compressed, { maxOutputLength: MAX_CHUNK_BYTES })).toString('utf8');
    const rows = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
    if (rows.every((row): row is Row => isRow(row, columns))) return rows;
  } catch (error) {
    unreadable.cause = error;
  }
  throw unreadable;
}

const isRow = (row: unknown, columns: string[]): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.keys(row).join() === columns.join() &&
  Object.values(row).every(
    (value) => value === null || typeof value === 'string' || typeof value === 'number',
  );
