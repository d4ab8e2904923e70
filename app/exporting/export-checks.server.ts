import type { Db } from '#app/platform/db/database.ts';
import { appliedMigrations } from '#app/platform/db/migrate.ts';
import { diskSpace } from '#app/platform/storage/disk-space.ts';
import { ExportRefused } from './export-source.ts';

/** Kept free for the site itself, as in a backup. */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** A database without any school is probably the wrong one. */
export async function expectSchool(db: Db): Promise<void> {
  if ((await appliedMigrations(db)).length === 0) throw new ExportRefused('no-school');
}

export async function expectFreeSpace(folder: string, bytes: number): Promise<void> {
  const { free } = await diskSpace(folder);
  if (free < bytes + RESERVE_BYTES) throw new ExportRefused('no-room');
}

export function toExportError(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' ? new ExportRefused('disk-full', error) : error;
}
