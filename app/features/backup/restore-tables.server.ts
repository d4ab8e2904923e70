import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import type { CheckedArchive } from './archive-reader.server.ts';
import { DamagedArchive } from './read-at.server.ts';
import { type ArchivedTable, tableOfPiece } from './manifest.ts';
import { type Row, tableSum } from './rows.server.ts';
import { listPortableTables } from './tables.server.ts';

const decompress = promisify(gunzip);

/** Far more than a piece ever is; what swells beyond it was not made by us. */
const MOST_PIECE_BYTES = 256 * 1024 * 1024;

/** Within the number of values that one statement may have in either engine. */
const MOST_VALUES = 20_000;
const MOST_ROWS = 500;

/** Writes every row of the archive and then reads them all again: the same rows, or an error. */
export async function fillTables(transaction: Transaction<Schema>, archive: CheckedArchive): Promise<void> {
  const { manifest } = archive;
  const known = new Map((await listPortableTables(transaction)).map((table) => [table.name, table]));
  for (const table of manifest.tables) {
    const { name, columns } = table;
    const own = known.get(name);
    if (own?.columns.join() !== columns.join())
      throw new DamagedArchive(`The table ${name} is not as this version of the site knows it.`);
    for (const piece of manifest.files.filter((file) => tableOfPiece(file.name) === name))
      await insertLines(transaction, table, await archive.read(piece.name));
    const { rows, sha256 } = await tableSum(transaction, own!);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new DamagedArchive(`The rows of ${name} are not what the archive says they are.`);
  }
}

async function insertLines(
  transaction: Transaction<Schema>,
  { name, columns }: ArchivedTable,
  compressed: Buffer,
): Promise<void> {
  const text = (await decompress(compressed, { maxOutputLength: MOST_PIECE_BYTES })).toString('utf8');
  const rows = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);
  const atOnce = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length));
  const any = transaction as unknown as Kysely<Record<string, Row>>;
  for (let from = 0; from < rows.length; from += atOnce)
    await any
      .insertInto(name)
      .values(rows.slice(from, from + atOnce))
      .execute();
}
