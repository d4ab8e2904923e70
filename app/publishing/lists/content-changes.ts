import type { Db } from '#app/platform/db/database.ts';
import type { ContentQuery, DatedType } from './dated-content.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translatedInto, languagesOf } from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';

interface Change {
  id: string;
  updatedAt: string;
  address: string | null;
  /** The original language comes first. */
  languages: readonly Locale[];
}

/** When each live row was last changed, oldest first: a new one comes at the end. */
export async function listChanges(
  db: Db,
  type: DatedType,
  query: ContentQuery & { limit: number; offset: number },
): Promise<Change[]> {
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'language', 'updated_at as updatedAt', 'address'])
    .select(translatedInto.as('translations'))
    .where(liveNow(type, query.schoolCode, query.now))
    .orderBy('day')
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return rows.map(({ language, translations, ...row }) => ({
    ...row,
    languages: languagesOf(language, translations),
  }));
}

export async function countLive(db: Db, type: DatedType, query: ContentQuery): Promise<number> {
  const { count } = await db
    .selectFrom('content_items')
    .where(liveNow(type, query.schoolCode, query.now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
