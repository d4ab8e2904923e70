import { type Prose, textsOfPage } from '#content/prose.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findSegments } from '#app/publishing/translations/item-segments.server.ts';
import { segmentsOf, type SegmentTexts } from '#app/publishing/translations/segments.ts';
import { NEW_BASE, saveDraft } from '#app/publishing/drafts/drafts.server.ts';
import { fieldsOfTranslation, translationOf } from '#app/publishing/translations/translation-of.server.ts';
import { listTranslated, publishTranslation } from '#app/publishing/translations/translations.server.ts';
import type { Translation } from '#app/publishing/translations/translation.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Words } from '#app/words/en.ts';
import { pages } from './content-type.ts';
import { menuId, menus } from './menu/content-type.ts';
import { standardSections } from './menu/standard-menu.ts';
import { pageId, type PageKey } from './page-id.ts';

/** The software's own texts in a language. */
export interface LanguageTexts {
  words: Words;
  prose: Prose;
}

interface SeedOptions {
  schoolCode: string;
  now: Date;
  from: LanguageTexts;
  to: LanguageTexts & { language: Locale };
  /** Additional known translations: of texts that only the sample school has. */
  also?: ReadonlyMap<string, string>;
}

/**
 * Fills in translations for the pages and the menu of a school, text by text: wherever a text is the
 * software's own, its translation is known. Texts by the office are left to the office, and so are pages with
 * a translation that somebody has started.
 */
export async function seedTranslations(db: Db, options: SeedOptions): Promise<void> {
  // A school with only its own texts has nothing to fill in, so starting the server must not count as a
  // change.
  if ((await listSeedTranslations(db, options)).length === 0) return;
  await changeContent(db, options.schoolCode, options.now, (change) => seedTranslationsIn(change, options));
}

export async function seedTranslationsIn(change: ContentChange, options: SeedOptions): Promise<void> {
  const { schoolCode, now, to } = options;
  for (const { type, id, segments, translation } of await listSeedTranslations(
    change as unknown as Db,
    options,
  )) {
    const itemRef = { schoolCode, type: type.name, id };
    // A page with the office's own title is not shown half in one language and half in the other.
    if (type === menus || translation.texts['title'])
      await publishTranslation(change, itemRef, to.language, { segments, translation, by: '', now });
    else
      await saveDraft(change, translationOf(type, to.language), {
        schoolCode,
        id,
        fields: fieldsOfTranslation(translation),
        base: NEW_BASE,
        editor: '',
        staff: { id: '', name: '' },
        now,
        isNew: false,
      });
  }
}

/** The missing translations that are known, segment by segment. */
async function listSeedTranslations(db: Db, options: SeedOptions) {
  const all = [];
  for (const { type, id, translations } of await untranslated(db, options)) {
    const segments = (await findSegments(db, type, { schoolCode: options.schoolCode, id })) ?? [];
    const translation: Translation = { texts: {}, sources: {} };
    for (const { key, text } of segments) {
      const translated = translations.get(text) ?? options.also?.get(text);
      if (!translated) continue;
      translation.texts[key] = translated;
      translation.sources[key] = text;
    }
    if (Object.keys(translation.texts).length > 0) all.push({ type, id, segments, translation });
  }
  return all;
}

/** The school's untranslated texts, with their known translations by text. */
async function untranslated(
  db: Db,
  { schoolCode, from, to }: SeedOptions,
): Promise<{ type: ContentType; id: string; translations: Map<string, string> }[]> {
  const rows = await listTranslated(db, { schoolCode, language: to.language }, [pages.name, menus.name]);
  const started = new Set(rows.map(({ type, id }) => `${type} ${id}`));
  const all = [
    ...(Object.keys(from.prose.pages) as PageKey[]).map((key) => ({
      type: pages as ContentType,
      id: pageId(schoolCode, key),
      translations: () => translationsOfPage(key, from, to),
    })),
    { type: menus as ContentType, id: menuId(schoolCode), translations: () => translationsOfMenu(from, to) },
  ];
  return all
    .filter(({ type, id }) => !started.has(`${type.name} ${id}`))
    .map(({ translations, ...item }) => ({ ...item, translations: translations() }));
}

function translationsOfPage(key: PageKey, from: LanguageTexts, to: LanguageTexts): Map<string, string> {
  const translations = new Map<string, string>();
  for (const set of ['starter', 'sample'] as const)
    pair(translations, textsOfPage(from.prose.texts, set, key), textsOfPage(to.prose.texts, set, key));
  return translations;
}

function translationsOfMenu(from: LanguageTexts, to: LanguageTexts): Map<string, string> {
  const translations = new Map<string, string>();
  for (const withAges of [false, true]) {
    const [one, other] = [from, to].map(({ words, prose }) => {
      const { parentsApp, stageNames } = prose;
      const sections = standardSections(words, withAges ? { parentsApp, stageNames } : { parentsApp });
      const segments = segmentsOf(menus, { sections: JSON.stringify(sections) });
      return Object.fromEntries(segments.map(({ key, text }) => [key, text]));
    });
    pair(translations, one!, other!);
  }
  return translations;
}

function pair(translations: Map<string, string>, one: SegmentTexts, other: SegmentTexts): void {
  for (const [key, text] of Object.entries(one)) if (other[key]) translations.set(text, other[key]);
}
