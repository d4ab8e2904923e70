import type { Transaction } from 'kysely';
import type { Config } from '#app/platform/config.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { appliedMigrations, migrate, type NumberedMigration } from '#app/platform/db/migrate.ts';
import { contentChangeOf } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { rebuildSearch } from '#app/publishing/search/search-rebuild.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { type CheckedArchive, openArchive } from './archive-reader.server.ts';
import { sha256Of } from './archive-writer.server.ts';
import { type Manifest, originalOf } from './manifest.ts';
import { fillTables } from './restore-tables.server.ts';
import { hasContent } from './tables.server.ts';

/** Nothing was changed; the reason in plain words. */
export class RestoreRefused extends Error {}

export interface RestoreDeps {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** The school that is restored. */
  schoolCode: string;
  storage: Storage;
  /** All migrations of this version, in order. */
  migrations: Record<string, NumberedMigration>;
  contentTypes: readonly ContentType[];
}

/**
 * Restores an archive into an empty database and storage, never into any other. The archive is read
 * completely before anything is written; the files come first, then all rows in one transaction, so that an
 * interrupted restore can be repeated.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  file: string,
  onStep: (step: 'checked' | 'files' | 'rows') => void = () => undefined,
): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    const level = levelOf(manifest, deps);
    onStep('checked');
    const database = openDatabase(deps.config, { patient: true });
    try {
      await expectEmpty(database.writes, Object.keys(level));
      await restoreFiles(archive, deps.storage);
      onStep('files');
      await migrate(database, level);
      const isLatest = Object.keys(level).length === Object.keys(deps.migrations).length;
      await database.writes.transaction().execute(async (transaction) => {
        await expectEmpty(transaction, Object.keys(level));
        await fillTables(transaction, archive);
        // In the same transaction, so that no one sees a school whose search finds nothing.
        if (isLatest) await rebuildAll(transaction, deps.contentTypes);
      });
      if (!isLatest) {
        await migrate(database, deps.migrations);
        const { writes } = database;
        await writes.transaction().execute((transaction) => rebuildAll(transaction, deps.contentTypes));
      }
      onStep('rows');
      return manifest;
    } finally {
      await database.close();
    }
  } finally {
    await archive.close();
  }
}

async function rebuildAll(transaction: Transaction<Schema>, types: readonly ContentType[]): Promise<void> {
  for (const { code } of await transaction.selectFrom('schools').select('code').execute())
    await rebuildSearch(contentChangeOf(transaction, code), types);
}

/** The migrations at the time of the archive: its rows fit that schema, and are then migrated with it. */
function levelOf(manifest: Manifest, { schoolCode, migrations }: RestoreDeps) {
  if (manifest.school !== schoolCode)
    throw new RestoreRefused(
      `This is an archive of the school ${manifest.school}, but SCHOOL_CODE is ${schoolCode}. Set SCHOOL_CODE=${manifest.school} and try again.`,
    );
  const ownMigrations = Object.keys(migrations);
  if (manifest.migrations.some((name, at) => name !== ownMigrations[at]))
    throw new RestoreRefused(
      'This archive was made by a newer version of the site. Restore it with that version or a later one.',
    );
  return Object.fromEntries(manifest.migrations.map((name) => [name, migrations[name]!]));
}

async function expectEmpty(db: Parameters<typeof hasContent>[0], level: string[]): Promise<void> {
  if (await hasContent(db))
    throw new RestoreRefused(
      'There is already a school here, and a restore never overwrites anything. Set DATA_DIR to an empty folder (or move the present one away), or DATABASE_URL to an empty database.',
    );
  if ((await appliedMigrations(db)).length > level.length)
    throw new RestoreRefused(
      'The database is empty but was prepared by a newer version of the site than the archive. Choose a new database.',
    );
}

async function restoreFiles(archive: CheckedArchive, storage: Storage): Promise<void> {
  for (const { name, sha256 } of archive.manifest.files) {
    const key = originalOf(name);
    if (key === undefined) continue;
    if ((await storage.size(key)) === undefined) await storage.write(key, await archive.read(name));
    // An existing file is kept if its content is right, whoever wrote it.
    if (sha256Of(await storage.read(key)) !== sha256)
      throw new RestoreRefused(
        `There is already a different file at ${key}. Set DATA_DIR to an empty folder.`,
      );
  }
}
