import type { Facts } from '#content/facts.ts';
import { contentTypes } from '#app/content-types.ts';
import { findOpenRegistration } from '#app/features/registration/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { languageNames, type Locale, locales, otherLocale } from '#app/words/locales.ts';
import { type Entry, jsonEntry, textEntry } from '../entry.ts';
import { type KeptItem, keptItems } from '../kept-items.server.ts';
import { type Leaving, LeavingRefused } from '../leaving.ts';
import { listOriginals, readOriginal } from '../originals.server.ts';
import { hrefTo, htmlPage, markdownPage, STYLE } from './document.ts';
import { firstPage, type Listed } from './first-page.ts';
import { documentOf } from './item-nodes.server.ts';
import { namesInFolder } from './safe-name.ts';

/** Where the items of a kind lie; what is not named here lies below `pages`. */
const FOLDERS: Record<string, string> = {
  news: 'news',
  albums: 'albums',
  events: 'pages/events',
  notifications: 'pages/notices',
  highlights: 'pages/highlights',
  videos: 'pages/videos',
  registrations: 'pages/registration',
  leadership: 'pages/messages',
  pages: 'pages/site',
  ownpages: 'pages/own',
  menus: 'pages/menu',
};

/** One at a time; what was copied is remembered by its place alone. */
interface Under {
  leaving: Leaving;
  school: string;
  factsIn: Record<Locale, Facts>;
  copied: Map<string, string>;
  missing: string[];
  listed: Listed[];
}

/** The school as a folder of pages and pictures that anybody can open. */
export async function* everything(leaving: Leaving): AsyncGenerator<Entry> {
  const { db, schoolCode, now } = leaving;
  const school = await findSchool(db, schoolCode);
  if (!school) throw new LeavingRefused('no-school');
  const factsIn = {} as Record<Locale, Facts>;
  for (const language of locales) {
    const told = (await findSchool(db, schoolCode, { language })) ?? school;
    const registration = await findOpenRegistration(db, { schoolCode, now, language });
    factsIn[language] = leaving.factsIn(language, told.profile, registration);
  }
  const { name } = school.profile;
  const under: Under = { leaving, school: name, factsIn, copied: new Map(), missing: [], listed: [] };
  yield textEntry('style.css', STYLE);
  yield jsonEntry('school.json', { code: schoolCode, ...school.profile });
  yield { name: 'enquiries.csv', body: leaving.enquiriesCsv() };
  for (const which of ['live', 'not-live'] as const)
    for (const type of contentTypes) yield* kindEntries(under, type, which);
  const others = yield* otherFiles(under);
  const first = firstPage({ ...under, now, others });
  yield textEntry('index.html', htmlPage(first, { school: name, depth: 0, kind: 'first' }));
  yield textEntry('index.md', markdownPage(first));
}

async function* kindEntries(
  under: Under,
  type: ContentType,
  which: 'live' | 'not-live',
): AsyncGenerator<Entry> {
  const own = FOLDERS[type.name] ?? `pages/${type.name}`;
  const folder = which === 'live' ? own : `drafts/${own}`;
  const nameIn = namesInFolder();
  for await (const items of keptItems(under.leaving, type, which))
    for (const item of items) {
      const name = nameIn(item.day, type.nameOf?.(item.id) ?? item.title);
      yield* itemEntries(under, type, item, `${folder}/${name}`);
    }
}

async function* itemEntries(
  under: Under,
  type: ContentType,
  item: KeptItem,
  folder: string,
): AsyncGenerator<Entry> {
  const places = yield* filesOfItem(under, item, folder);
  const depth = folder.split('/').length;
  const { factsIn, school, leaving } = under;
  const told = (language: Locale) =>
    documentOf(type, item, {
      language,
      facts: factsIn[language],
      siteUrl: leaving.siteUrl,
      hrefOf: (mediaId) => places.get(mediaId),
    });
  const document = told(item.language);
  const other = otherLocale(item.language);
  const isTold = item.said[other] !== undefined;
  const page = { school, depth, kind: 'item' as const };
  const leadsTo = (language: Locale, file: string) => ({
    href: file,
    name: languageNames[language],
    language,
  });
  const first = isTold ? { ...document, other: leadsTo(other, `${other}.html`) } : document;
  yield textEntry(`${folder}/index.html`, htmlPage(first, page));
  yield textEntry(`${folder}/index.md`, markdownPage(document));
  if (isTold) {
    const second = { ...told(other), other: leadsTo(item.language, 'index.html') };
    yield textEntry(`${folder}/${other}.html`, htmlPage(second, page));
    yield textEntry(`${folder}/${other}.md`, markdownPage(second));
  }
  under.listed.push({
    kind: type.name,
    title: document.title,
    day: item.day,
    language: item.language,
    href: hrefTo(`${folder}/index.html`),
    ...(isTold && { other: { language: other, href: hrefTo(`${folder}/${other}.html`) } }),
    ...(type.name === 'albums' && { photos: item.files.filter(({ kind }) => kind === 'image').length }),
    isPublic: item.state === 'public',
  });
}

/** Its pictures in their order, 001.jpg and so on, its papers by their names. Where each lies, as a link from its page. */
async function* filesOfItem(
  { leaving, copied, missing }: Under,
  item: KeptItem,
  folder: string,
): AsyncGenerator<Entry, Map<string, string>> {
  const places = new Map<string, string>();
  const nameIn = namesInFolder();
  const up = '../'.repeat(folder.split('/').length);
  let number = 0;
  for (const { mediaId, path, kind, name, alt } of item.files) {
    if (places.has(mediaId)) continue;
    const already = copied.get(mediaId);
    // A change shows mostly what the public one does: that lies there already.
    if (already && item.state !== 'public') {
      places.set(mediaId, up + hrefTo(already));
      continue;
    }
    const body = await readOriginal(leaving, path);
    if (!body) {
      missing.push(path);
      continue;
    }
    const ending = endingOf(path);
    const file =
      kind === 'image'
        ? `${String(++number).padStart(3, '0')}${ending}`
        : `${nameIn(name.replace(/\.\w{2,4}$/, '') || alt || 'paper')}${ending}`;
    places.set(mediaId, hrefTo(file));
    copied.set(mediaId, `${folder}/${file}`);
    yield { name: `${folder}/${file}`, body };
  }
  return places;
}

const endingOf = (path: string) => /\.\w+$/.exec(path)?.[0] ?? '';

/** What the library has that stands in no text. How many there were. */
async function* otherFiles({ leaving, copied, missing }: Under): AsyncGenerator<Entry, number> {
  const nameIn = namesInFolder();
  let count = 0;
  for await (const { id, path, name } of listOriginals(leaving)) {
    if (copied.has(id)) continue;
    const body = await readOriginal(leaving, path);
    if (!body) {
      missing.push(path);
      continue;
    }
    count++;
    yield { name: `other-files/${nameIn(name.replace(/\.\w{2,4}$/, '') || id)}${endingOf(path)}`, body };
  }
  return count;
}
