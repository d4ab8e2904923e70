import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { shownNow } from '#app/platform/content/live.ts';
import type { Entry } from './entry.ts';
import type { ExportSource } from './export-source.ts';

const AT_ONCE = 500;

export interface Original {
  id: string;
  path: string;
  kind: 'image' | 'document';
  /** Its original name. */
  name: string;
  isShown: boolean;
}

/**
 * Every picture and document of the school, except withdrawn files and unused ones that are about to be
 * deleted.
 */
export async function* listOriginals({
  db,
  schoolCode,
  now,
}: Pick<ExportSource, 'db' | 'schoolCode' | 'now'>): AsyncGenerator<Original> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('media_files')
      .select(['id', 'path', 'kind', 'name'])
      .select(shownNow(schoolCode, now).as('isShown'))
      .where('school_code', '=', schoolCode)
      .where('withdrawn_at', 'is', null)
      .where('unused_since', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield { ...row, isShown: Boolean(row.isShown) };
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * Its bytes, one file at a time; undefined if it does not exist (any more), or was withdrawn since it was
 * listed.
 */
export async function readOriginal(
  { db, schoolCode, storage }: Pick<ExportSource, 'db' | 'schoolCode' | 'storage'>,
  path: string,
): Promise<Uint8Array | undefined> {
  const allowed = await db
    .selectFrom('media_files')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where('path', '=', path)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!allowed) return undefined;
  const key = originalKey(path);
  try {
    return await storage.read(key);
  } catch (error) {
    if ((await storage.size(key)) === undefined) return undefined;
    throw error;
  }
}

/**
 * Each at the provider's path below `/api/image/`; files that are not public are kept separately, so that no
 * server publishes them.
 */
export async function* providerOriginals(
  source: ExportSource,
  missing: (path: string) => void,
): AsyncGenerator<Entry> {
  for await (const { path, isShown } of listOriginals(source)) {
    const body = await readOriginal(source, path);
    if (body) yield { name: `${isShown ? 'api' : 'drafts'}/image/${path}`, body };
    else missing(path);
  }
}
