import type { Db } from '#app/platform/db/database.ts';
import type { Asked, DatedType } from './dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import { isTranslated, languagesOf } from '#app/publishing/translations/said.server.ts';
import type { Locale } from '#app/words/locales.ts';

interface Change {
  id: string;
  updatedAt: string;
  address: string | null;
  /** The one it was written in first. */
  languages: readonly Locale[];
}

/** When each live row was last changed, oldest first: a new one comes at the end. */
export async function listChanges(
  db: Db,
  type: DatedType,
  asked: Asked & { limit: number; offset: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'language', 'updated_at as updatedAt', 'address'])
    .select(isTranslated.as('translations'))
    .where(liveNow(type, asked.schoolCode, asked.now))
    .orderBy('day')
    .orderBy('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return rows.map(({ language, translations, ...row }) => ({
    ...row,
    languages: languagesOf(language, Number(translations) > 0),
  }));
}

export async function countLive(db: Db, type: DatedType, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('content_items')
    .where(liveNow(type, asked.schoolCode, asked.now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
