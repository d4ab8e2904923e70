import { createHash } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Config } from '#app/platform/config.ts';
import { type Db, openDatabase } from '#app/platform/db/database.ts';
import { appliedMigrations } from '#app/platform/db/migrate.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import type { ArchiveWriter } from './archive-writer.server.ts';
import { BackupFailed } from './backup.ts';
import { type ArchivedTable, chunkName } from './manifest.ts';
import { mediaBytes } from './queries.server.ts';
import { tableLines } from './rows.server.ts';
import { listLeftOut, listPortableTables, type PortableTable } from './tables.server.ts';

const compress = promisify(gzip);

/** Left free for the site itself: an enquiry that cannot be stored is worse than a backup that is not made. */
const RESERVE_BYTES = 64 * 1024 * 1024;

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Every table at the same moment, while others continue to write. It is read before the files, so that each
 * file it names exists when it is read.
 */
export async function writeSnapshot(where: Where, archive: ArchiveWriter, part: string) {
  // Its own connection: the site's connection for reading must not be in a transaction for so long.
  const database = openDatabase(where, { patient: true });
  const { engine } = database;
  const moment =
    engine === 'postgres'
      ? database.reads.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : database.reads.transaction();
  try {
    return await moment.execute(async (db) => {
      const migrations = await appliedMigrations(db);
      if (migrations.length === 0) throw new BackupFailed('no-school', undefined);
      await expectRoom(db, part);
      const tables: ArchivedTable[] = [];
      for (const table of await listPortableTables(db)) tables.push(await writeTable(db, archive, table));
      const contents = { engine, migrations, tables, leftOut: await listLeftOut(db) };
      return { contents, originals: await listOriginals(db, tables) };
    });
  } finally {
    await database.close();
  }
}

async function writeTable(db: Db, archive: ArchiveWriter, table: PortableTable): Promise<ArchivedTable> {
  const hash = createHash('sha256');
  let rows = 0;
  let chunk = 0;
  for await (const lines of tableLines(db, table)) {
    hash.update(lines.text);
    rows += lines.rows;
    await archive.add(chunkName(table.name, ++chunk), await compress(lines.text));
  }
  const { name, columns } = table;
  return { name, columns, rows, sha256: hash.digest('hex') };
}

/**
 * All files that the rows name: a photo may have more than one. Withdrawn files and files that nothing uses are left
 * out.
 */
async function listOriginals(db: Db, tables: ArchivedTable[]): Promise<string[]> {
  const columns = tables.find(({ name }) => name === 'media_files')!.columns;
  const paths = sql.join(
    columns.filter((column) => column.endsWith('path')).map((column) => sql.ref(column)),
  );
  const gone = columns.filter((column) => ['withdrawn_at', 'unused_since'].includes(column));
  const { rows } = await sql<Record<string, string | null>>`select ${paths} from media_files
    where ${sql.join(
      gone.map((column) => sql`${sql.ref(column)} is null`),
      sql` and `,
    )}`.execute(db);
  // While a replacement can be undone, the replaced file is included.
  const replaced = tables.some(({ name }) => name === 'replaced_files')
    ? (
        await sql<Record<string, string | null>>`select path, unrotated_path
          from replaced_files where stored is not null`.execute(db)
      ).rows
    : [];
  const named = [...rows, ...replaced].flatMap((row) => Object.values(row)).filter((path) => path !== null);
  return [...new Set(named)].sort().map(originalKey);
}

async function expectRoom(db: Db, part: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part));
  if (bavail * bsize < (await mediaBytes(db)) + RESERVE_BYTES) throw new BackupFailed('no-room', undefined);
}
