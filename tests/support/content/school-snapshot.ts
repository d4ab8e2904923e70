import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';

const lists = {
  albums: '/api/gallery/All/LFIS',
  news: '/api/news/LFIS',
  highlights: '/api/highlight/LFIS',
  notifications: '/api/notification/LFIS',
  registrations: '/api/onlineRegistration/LFIS',
  videos: '/api/video/all/LFIS',
  leadership: '/api/principalMessage/LFIS',
};

export interface PublicItem {
  _id: string;
  date?: string;
  attachments?: string[];
}
export type PublicSchool = Record<keyof typeof lists, PublicItem[]>;

/** Everything that the API returns about the school, except times of change. */
export async function publicSchool(url: string): Promise<PublicSchool> {
  const answers = await Promise.all(
    Object.entries(lists).map(async ([name, path]) => {
      const items = (await (await fetch(url + path)).json()) as Record<string, unknown>[];
      for (const item of items) delete item.updatedAt;
      return [name, items];
    }),
  );
  return Object.fromEntries(answers) as PublicSchool;
}

/** A hash of every table's rows, Kysely's own tables included. */
export async function tableFingerprints(database: Database): Promise<Record<string, string>> {
  const tables = await database.reads.introspection.getTables({ withInternalKyselyTables: true });
  const fingerprints: Record<string, string> = {};
  // The search index has internal keys beyond the range of a number.
  for (const { name } of tables.filter((table) => !/^content_(?:search|sounds)_/.test(table.name))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.reads);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    fingerprints[name] =
      `${rows.length} rows, ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return fingerprints;
}

export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const fingerprints = await tableFingerprints(database);
  return Object.fromEntries(
    Object.entries(fingerprints).map(([table, fingerprint]) => [table, Number.parseInt(fingerprint)]),
  );
}

/** Every stored file and its last modification; an interrupted write may leave its `.part` file. */
export function storedFiles(dataDir: string): Record<string, number> {
  const media = join(dataDir, 'media');
  return Object.fromEntries(
    readdirSync(media, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[a-z]{3,4}$/.test(file) && !file.endsWith('.part'))
      .sort()
      .map((file) => [file, statSync(join(media, file)).mtimeMs]),
  );
}
