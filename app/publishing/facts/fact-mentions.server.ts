import { type FactName, type Facts, factsOfSchool, fillIn } from '#content/facts.ts';
import { fillRich } from '#content/fill-rich.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { isRich } from '#app/core/text/rich/rich-text.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, mayMentionFacts } from '#app/publishing/content-type.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { isLive } from '#app/platform/content/live.ts';
import { segmentsOf, translatedTexts } from '#app/publishing/translations/segments.ts';
import { parseTranslation } from '#app/publishing/translations/translated.server.ts';
import type { Locale } from '#app/words/locales.ts';

/** A published item, in one of its languages, in which families read a fact. */
export interface FactMention {
  type: string;
  id: string;
  title: string;
  language: Locale;
}

export type FactMentions = Partial<Record<FactName, FactMention[]>>;

interface Query {
  schoolCode: string;
  now: Date;
  /** The values of the facts: a sentence with an empty one is hidden, including its other facts. */
  facts: Facts;
}

/** Where families see each fact now. */
export async function listFactMentions(
  db: Db,
  types: readonly ContentType[],
  { schoolCode, now, facts }: Query,
): Promise<FactMentions> {
  const mentioning = types.filter(({ fields }) => fields.some(mayMentionFacts));
  const names = mentioning.map(({ name }) => name);
  const [rows, translations] = await Promise.all([
    db
      .selectFrom('content_items')
      .select(['type', 'id', 'title', 'language', 'fields'])
      .where(isLive(schoolCode, now))
      .where('type', 'in', names)
      .orderBy('type')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('content_translations')
      .select(['item_type', 'item_id', 'language', 'texts as translated'])
      .where('school_code', '=', schoolCode)
      .where('item_type', 'in', names)
      .where('published_at', 'is not', null)
      .execute(),
  ]);
  const mentions: FactMentions = {};
  for (const row of rows) {
    const type = mentioning.find(({ name }) => name === row.type)!;
    const own = { language: row.language, texts: readTexts(row) };
    const others = translations
      .filter(({ item_type, item_id }) => item_type === row.type && item_id === row.id)
      .filter(({ language }) => language !== row.language)
      .map(({ language, translated }) => ({
        language,
        texts: translatedTexts(type, own.texts, parseTranslation(translated) ?? {}),
      }));
    for (const { language, texts } of [own, ...others])
      for (const name of factsShown(type, texts, facts))
        (mentions[name] ??= []).push({
          type: row.type,
          id: row.id,
          title: fillIn(row.title, facts) || row.title,
          language: language as Locale,
        });
  }
  return mentions;
}

/** The facts that families see in these texts. */
function factsShown(type: ContentType, texts: Record<string, string>, facts: Facts): Set<FactName> {
  const shown = new Set<FactName>();
  for (const { text, mentionsFacts } of segmentsOf(type, withoutHidden(type, texts)))
    if (mentionsFacts)
      for (const name of factsOfSchool(text))
        if (!shown.has(name) && isShown(text, name, facts)) shown.add(name);
  return shown;
}

const PROBE = '\u0001';

const isShown = (text: string, name: FactName, facts: Facts): boolean =>
  facts[name] !== '' && (isRich(text) ? fillRich : fillIn)(text, { ...facts, [name]: PROBE }).includes(PROBE);

const withoutHidden = (type: ContentType, texts: Record<string, string>): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(
    type.fields
      .filter(({ kind }) => kind === 'sections')
      .map(({ name }) => [
        name,
        JSON.stringify(sectionsIn(texts[name] ?? '').filter(({ hidden }) => !hidden)),
      ]),
  ),
});
