import { sql } from 'kysely';
import { queryWords } from '#app/core/text/search-text.ts';
import { isHeard, soundKeys, soundQuery } from '#app/core/text/sound/sound-key.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findSimilar } from '#app/publishing/search/text-search.ts';
import { TITLE } from './in-texts.server.ts';
import { type ItemListQuery, listItems } from './list.server.ts';

/** The newest of a type, by their titles: this includes drafts and what is not in the search index. */
const MAX_TITLES = 500;

/** The list, or if nothing in it contains the words, what sounds like them. */
export async function listItemsOrSimilar(db: Db, type: ContentType, query: ItemListQuery) {
  const exact = await listItems(db, type, query);
  const isNone = exact.counts.all + exact.counts.trash === 0;
  const similar = isNone && query.q ? await listSimilarItems(db, type, query) : undefined;
  return similar ? { ...similar, isSimilar: true } : { ...exact, isSimilar: false };
}

/** Undefined if nothing sounds like it. */
export async function listSimilarItems(db: Db, type: ContentType, query: ItemListQuery) {
  const words = queryWords(query.q);
  if (soundQuery(words).length === 0) return undefined;
  const { rows } = await sql<{ id: string; title: string }>`select t.id, ${TITLE} as title
    from content_items as t left join content_drafts as d
    on d.school_code = t.school_code and d.item_type = t.type and d.item_id = t.id and d.language = ''
    where t.type = ${type.name} and t.school_code = ${query.schoolCode}
    order by t.updated_at desc, t.id limit ${MAX_TITLES}`.execute(db);
  const byTitle = rows.filter(({ title }) => isHeard(words, new Set(soundKeys(title)))).map(({ id }) => id);
  const byText = type.search ? (await findSimilar(db, type, { ...query, words })).ids : [];
  const similarIds = new Set([...byTitle, ...byText]);
  if (similarIds.size === 0) return undefined;
  return listItems(db, type, { ...query, q: '', similarIds: [...similarIds] });
}
