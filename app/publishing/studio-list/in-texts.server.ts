import { withoutTags } from '#app/core/text/rich/find-tags.ts';
import { type RawBuilder, sql } from 'kysely';
import { alternativeSpellings } from '#app/core/text/alternative-spellings.ts';
import { type Db, type Engine, engineOf } from '#app/platform/db/database.ts';
import { type ContentType, isFilesField, textFields } from '#app/publishing/content-type.ts';
import { plainSections } from '#content/plain-sections.ts';

/** For `content_items as t` with the working copy `content_drafts as d`. */
export const TITLE = sql<string>`coalesce(d.title, t.title)`;
const FIELDS = sql<string>`coalesce(d.fields, t.fields)`;

/** Nobody pages through more matches of one word than this. */
const MAX_PAGES = 500;

/** ` and` every word of the query occurs in the title or in the texts. */
export async function matching(
  db: Db,
  type: ContentType,
  { schoolCode, q }: { schoolCode: string; q: string },
): Promise<RawBuilder<unknown>> {
  const parts = alternativeSpellings(q);
  if (parts.length === 0) return sql``;
  if (!hasSections(type)) return matchesTexts(engineOf(db), type, parts);
  // Sections are stored with more than their words, so the few candidates are read and checked.
  const { rows } = await sql<{ id: string; title: string; texts: string }>`select t.id, ${TITLE} as title,
    ${FIELDS} as texts from content_items as t left join content_drafts as d
    on d.school_code = t.school_code and d.item_type = t.type and d.item_id = t.id and d.language = ''
    where t.type = ${type.name} and t.school_code = ${schoolCode}
    ${sql.join(
      parts.map((ways) => sql` and (${anyWay(TITLE, ways)} or ${anyWay(FIELDS, ways)})`),
      sql``,
    )} order by t.id limit ${MAX_PAGES}`.execute(db);
  const found = rows.filter(({ title, texts }) => {
    const text = `${title}\n${textsIn(texts, type)}`.toLowerCase();
    return parts.every((ways) => ways.some((way) => text.includes(way)));
  });
  return found.length === 0 ? sql` and 1 = 0` : sql` and t.id in (${sql.join(found.map(({ id }) => id))})`;
}

const hasSections = (type: ContentType) => type.fields.some(({ kind }) => kind === 'sections');

/** Field names are stored with the texts, and are not part of them. */
function matchesTexts(engine: Engine, type: ContentType, parts: string[][]) {
  const names = textFields(type).flatMap((field) => (isWritten(field.kind) ? [field.name] : []));
  const each =
    engine === 'postgres'
      ? sql`json_each_text(case when d.fields is null then t.fields::json else (d.fields::json) -> 'texts' end)`
      : sql`json_each(case when d.fields is null then t.fields else d.fields -> 'texts' end)`;
  return sql.join(
    parts.map(
      (ways) => sql` and (${anyWay(TITLE, ways)} or (${anyWay(FIELDS, ways)}
        and exists (select 1 from ${each} as segment
          where segment.key in (${sql.join(names)}) and ${anyWay(sql`segment.value`, ways)})))`,
    ),
    sql``,
  );
}

const isWritten = (kind: string) => kind === 'line' || kind === 'text' || kind === 'rich';

export const anyWay = (text: RawBuilder<unknown>, ways: string[]) =>
  sql`(${sql.join(
    ways.map((way) => sql`lower(${text}) like ${`%${way.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    sql` or `,
  )})`;

const EXCERPT_LENGTH = 80;

/** The name of an item without a title: the start of its text. */
export function excerptOf(type: ContentType, json: string): string {
  const text = textsIn(json, type).replaceAll(/\s+/g, ' ').trim();
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…` : text;
}

/** The words of an item or of a working copy, in the order of the form. */
function textsIn(json: string, type: ContentType): string {
  const parsed = JSON.parse(json) as Record<string, string> & { texts?: Record<string, string> };
  const texts: Record<string, string> = typeof parsed.texts === 'object' ? parsed.texts : parsed;
  return type.fields
    .filter((field) => !isFilesField(field) && field.name !== type.title)
    .map(({ name, kind }) => {
      const text = texts[name] ?? '';
      if (kind === 'sections') return plainSections(text);
      if (kind === 'rich') return withoutTags(text);
      return isWritten(kind) ? text : '';
    })
    .filter(Boolean)
    .join('\n');
}
