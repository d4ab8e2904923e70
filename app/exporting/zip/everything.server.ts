import type { Facts } from '#content/facts.ts';
import { contentTypes } from '#app/content-types.ts';
import { findOpenRegistration } from '#app/features/registration/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Locale, locales } from '#app/words/locales.ts';
import { type Entry, jsonEntry, textEntry } from '../entry.ts';
import { type ExportedItem, listExportedItems } from '../exported-items.server.ts';
import { type ExportSource, ExportRefused } from '../export-source.ts';
import { listOriginals, readOriginal } from '../originals.server.ts';
import { hrefTo, htmlPage, markdownPage, STYLE } from './document.ts';
import { firstPage, type IndexEntry } from './index-page.ts';
import { documentOf } from './item-nodes.server.ts';
import { namesInFolder } from './safe-name.ts';

/** Processed one at a time; of copied files only the path is remembered. */
interface ExportState {
  source: ExportSource;
  school: string;
  factsOfSchool: Record<Locale, Facts>;
  copied: Map<string, string>;
  missing: string[];
  listed: IndexEntry[];
}

/** The school as a folder of pages and pictures that anybody can open. */
export async function* everything(source: ExportSource): AsyncGenerator<Entry> {
  const { db, schoolCode, now, officeLanguage, nameOfType } = source;
  const school = await findSchool(db, schoolCode);
  if (!school) throw new ExportRefused('no-school');
  const factsOfSchool = {} as Record<Locale, Facts>;
  for (const language of locales) {
    const translated = (await findSchool(db, schoolCode, { language })) ?? school;
    const registration = await findOpenRegistration(db, { schoolCode, now, language });
    factsOfSchool[language] = source.factsOfSchool(language, translated.profile, registration);
  }
  const { name } = school.profile;
  const state: ExportState = {
    source,
    school: name,
    factsOfSchool,
    copied: new Map(),
    missing: [],
    listed: [],
  };
  yield textEntry('style.css', STYLE);
  yield jsonEntry('school.json', { code: schoolCode, ...school.profile });
  yield { name: 'enquiries.csv', body: source.enquiriesCsv() };
  for (const which of ['live', 'not-live'] as const)
    for (const type of contentTypes) yield* typeEntries(state, type, which);
  const others = yield* otherFiles(state);
  const first = firstPage({ ...state, now, officeLanguage, nameOfType, others });
  yield textEntry('index.html', htmlPage(first, { school: name, depth: 0, kind: 'first' }));
  yield textEntry('index.md', markdownPage(first));
}

async function* typeEntries(
  state: ExportState,
  type: ContentType,
  which: 'live' | 'not-live',
): AsyncGenerator<Entry> {
  const own = type.exportFolder ?? `pages/${type.name}`;
  const folder = which === 'live' ? own : `drafts/${own}`;
  const nameIn = namesInFolder();
  for await (const items of listExportedItems(state.source, type, which))
    for (const item of items) {
      const name = nameIn(item.day, type.nameOf?.(item.id) ?? item.title);
      yield* itemEntries(state, type, item, `${folder}/${name}`);
    }
}

async function* itemEntries(
  state: ExportState,
  type: ContentType,
  item: ExportedItem,
  folder: string,
): AsyncGenerator<Entry> {
  const hrefs = yield* filesOfItem(state, item, folder);
  const depth = folder.split('/').length;
  const { factsOfSchool, school, source } = state;
  const documentIn = (language: Locale) =>
    documentOf(type, item, {
      language,
      facts: factsOfSchool[language],
      siteUrl: source.siteUrl,
      hrefOf: (mediaId) => hrefs.get(mediaId),
    });
  const document = documentIn(item.language);
  const page = { school, depth, kind: 'item' as const };
  const translated = locales.filter(
    (language) => language !== item.language && item.translations[language] !== undefined,
  );
  const files = [
    { language: item.language, name: 'index' },
    ...translated.map((language) => ({ language, name: language })),
  ];
  for (const { language, name } of files) {
    const inLanguage = language === item.language ? document : documentIn(language);
    const others = files
      .filter((file) => file.language !== language)
      .map((file) => ({ language: file.language, href: `${file.name}.html` }));
    yield textEntry(`${folder}/${name}.html`, htmlPage({ ...inLanguage, others }, page));
    yield textEntry(`${folder}/${name}.md`, markdownPage(inLanguage));
  }
  state.listed.push({
    contentType: type.name,
    title: document.title,
    day: item.day,
    language: item.language,
    href: hrefTo(`${folder}/index.html`),
    others: translated.map((language) => ({ language, href: hrefTo(`${folder}/${language}.html`) })),
    ...(type.name === 'albums' && { photos: item.files.filter(({ kind }) => kind === 'image').length }),
    isPublic: item.state === 'public',
  });
}

/**
 * Its pictures in order, 001.jpg and so on, and its documents by name. Returns the path of each, as a link
 * from its page.
 */
async function* filesOfItem(
  { source, copied, missing }: ExportState,
  item: ExportedItem,
  folder: string,
): AsyncGenerator<Entry, Map<string, string>> {
  const hrefs = new Map<string, string>();
  const nameIn = namesInFolder();
  const up = '../'.repeat(folder.split('/').length);
  let number = 0;
  for (const { mediaId, path, kind, name, alt } of item.files) {
    if (hrefs.has(mediaId)) continue;
    const already = copied.get(mediaId);
    // A change mostly shows the same files as the public item, which are copied already.
    if (already && item.state !== 'public') {
      hrefs.set(mediaId, up + hrefTo(already));
      continue;
    }
    const body = await readOriginal(source, path);
    if (!body) {
      missing.push(path);
      continue;
    }
    const ending = endingOf(path);
    const file =
      kind === 'image'
        ? `${String(++number).padStart(3, '0')}${ending}`
        : `${nameIn(name.replace(/\.\w{2,4}$/, '') || alt || 'document')}${ending}`;
    hrefs.set(mediaId, hrefTo(file));
    copied.set(mediaId, `${folder}/${file}`);
    yield { name: `${folder}/${file}`, body };
  }
  return hrefs;
}

const endingOf = (path: string) => /\.\w+$/.exec(path)?.[0] ?? '';

/** Files of the library that no item uses. Returns how many there were. */
async function* otherFiles({ source, copied, missing }: ExportState): AsyncGenerator<Entry, number> {
  const nameIn = namesInFolder();
  let count = 0;
  for await (const { id, path, name } of listOriginals(source)) {
    if (copied.has(id)) continue;
    const body = await readOriginal(source, path);
    if (!body) {
      missing.push(path);
      continue;
    }
    count++;
    yield { name: `other-files/${nameIn(name.replace(/\.\w{2,4}$/, '') || id)}${endingOf(path)}`, body };
  }
  return count;
}
