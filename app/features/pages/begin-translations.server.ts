import type { Prose } from '#content/prose.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findPieces } from '#app/publishing/translations/item-pieces.server.ts';
import { type Piece, piecesOf, type Said } from '#app/publishing/translations/pieces.ts';
import {
  findTranslation,
  keepTranslationDraft,
  publishTranslation,
} from '#app/publishing/translations/translations.server.ts';
import type { Translation } from '#app/publishing/translations/translation.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Words } from '#app/words/en.ts';
import { beginningOf, sampleOf } from './beginning.ts';
import { pages } from './content-type.ts';
import { menuId, menus } from './menu/content-type.ts';
import { standardSections } from './menu/standard-menu.ts';
import { pageId, type PageKey } from './page-id.ts';

/** What the software itself says in a language. */
export interface Told {
  words: Words;
  prose: Prose;
}

interface Beginning {
  schoolCode: string;
  now: Date;
  from: Told;
  to: Told & { language: Locale };
  /** What is known besides: of texts that come with the sample school alone. */
  also?: ReadonlyMap<string, string>;
}

/**
 * The pages and the menu of a school are begun in the second language too, text by text: wherever it says what the
 * software wrote, the software says it there as well. What the office has written is the office's to translate. A page
 * that somebody has begun to translate is left alone.
 */
export async function beginTranslations(db: Db, beginning: Beginning): Promise<void> {
  // A school that says everything in its own words has nothing to begin: no start of the server is a change there.
  if ((await listKnown(db, beginning)).length === 0) return;
  await changeContent(db, beginning.schoolCode, beginning.now, (change) =>
    beginTranslationsIn(change, beginning),
  );
}

export async function beginTranslationsIn(change: ContentChange, beginning: Beginning): Promise<void> {
  const { schoolCode, now, to } = beginning;
  for (const { type, id, pieces, translation } of await listKnown(change as unknown as Db, beginning)) {
    const owner = { type: type.name, id };
    const written = { schoolCode, pieces, by: '', now };
    // A page under the office's own name is not shown half in the one language and half in the other.
    if (type === menus || translation.said['title'])
      await publishTranslation(change, owner, to.language, { ...written, translation });
    else {
      const known = await findTranslation(change, owner, to.language, { lock: true });
      await keepTranslationDraft(change, owner, to.language, { ...written, known, draft: translation });
    }
  }
}

/** What can be said of the school's pages that is not yet, piece by piece. */
async function listKnown(db: Db, beginning: Beginning) {
  const all = [];
  for (const { type, id, known } of await untranslated(db, beginning)) {
    const pieces = (await findPieces(db, type, { schoolCode: beginning.schoolCode, id })) ?? [];
    const translation: Translation = { said: {}, sources: {} };
    for (const { key, text } of pieces) {
      const said = known.get(text) ?? beginning.also?.get(text);
      if (!said) continue;
      translation.said[key] = said;
      translation.sources[key] = text;
    }
    if (Object.keys(translation.said).length > 0) all.push({ type, id, pieces, translation });
  }
  return all;
}

/** What of the school's has no translation yet, with what the software knows to say of it, by the text it says it of. */
async function untranslated(
  db: Db,
  { schoolCode, from, to }: Beginning,
): Promise<{ type: ContentType; id: string; known: Map<string, string> }[]> {
  const rows = await db
    .selectFrom('content_translations')
    .select(['owner_type', 'owner_id'])
    .where('school_code', '=', schoolCode)
    .where('language', '=', to.language)
    .where('owner_type', 'in', [pages.name, menus.name])
    .execute();
  const begun = new Set(rows.map(({ owner_type, owner_id }) => `${owner_type} ${owner_id}`));
  const all = [
    ...(Object.keys(from.prose.pages) as PageKey[]).map((key) => ({
      type: pages as ContentType,
      id: pageId(schoolCode, key),
      known: () => knownOfPage(key, from, to),
    })),
    { type: menus as ContentType, id: menuId(schoolCode), known: () => knownOfMenu(from, to) },
  ];
  return all
    .filter(({ type, id }) => !begun.has(`${type.name} ${id}`))
    .map(({ known, ...item }) => ({ ...item, known: known() }));
}

function knownOfPage(key: PageKey, from: Told, to: Told): Map<string, string> {
  const known = new Map<string, string>();
  for (const textOf of [beginningOf, sampleOf]) {
    const [one, other] = [from, to].map(({ prose }) => {
      const { sections, title, lead, description } = textOf(prose, key);
      return piecesOf(pages, { title, lead, description, sections: JSON.stringify(sections) });
    });
    pair(known, one!, other!);
  }
  return known;
}

function knownOfMenu(from: Told, to: Told): Map<string, string> {
  const known = new Map<string, string>();
  for (const withAges of [false, true]) {
    const [one, other] = [from, to].map(({ words, prose }) => {
      const { parentsApp, stageNames } = prose;
      const sections = standardSections(words, withAges ? { parentsApp, stageNames } : { parentsApp });
      return piecesOf(menus, { sections: JSON.stringify(sections) });
    });
    pair(known, one!, other!);
  }
  return known;
}

function pair(known: Map<string, string>, one: Piece[], other: Piece[]): void {
  const said: Said = Object.fromEntries(other.map(({ key, text }) => [key, text]));
  for (const { key, text } of one) if (said[key]) known.set(text, said[key]);
}
