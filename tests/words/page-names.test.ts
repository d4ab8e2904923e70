import { describe, expect, test } from 'vitest';
import { en as englishProse } from '#content/en/index.ts';
import { hi as hindiProse } from '#content/hi/index.ts';
import type { PageSection, PageText } from '#content/page-text.ts';
import { pageStructures } from '#content/pages/index.ts';
import { findPage } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { standardSections } from '#app/features/pages/menu/standard-menu.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { LIST_NAMES } from '#app/platform/http/list-words.ts';
import { permanentLinks } from '#app/site/frame/menu.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { en as englishStudio } from '#app/studio/words/en/index.ts';
import { hi as hindiStudio } from '#app/studio/words/hi/index.ts';
import { en as englishWords } from '#app/words/en.ts';
import { hi as hindiWords } from '#app/words/hi.ts';

const languages = [
  { language: 'English', words: englishWords, studio: englishStudio, prose: englishProse },
  { language: 'Hindi', words: hindiWords, studio: hindiStudio, prose: hindiProse },
];

/** The title is not the name of the page: home has a greeting, and Thank You has two texts for the studio to tell apart. */
const OTHER_TITLES: readonly PageKey[] = ['home', 'thankYouReceived'];
/** The specification gives these links names of what they show: Fine Arts, Outdoor Sports. */
const OTHER_NAMES: readonly PageSection['kind'][] = ['skilling', 'rooms'];
/** Links to a thing on the page. */
const OTHER_WORDS: readonly string[] = ['contact form'];

const keys = Object.keys(pageStructures) as PageKey[];
const isKey = (name: string | undefined): name is PageKey => keys.some((key) => key === name);

/** The school's name is part of a title, as in its address, but not of the page's name. */
const withoutSchool = (title: string) => title.replace(/ at \{school\}$|^\{school\} में /, '');

interface Link {
  page: PageKey;
  words: string;
}

/** Links to whole pages: buttons, neighbours and doors, and links within the text. */
function linksIn({ sections }: PageText): Link[] {
  return sections
    .filter(({ kind }) => !OTHER_NAMES.includes(kind))
    .flatMap(({ values, items }) => [values, ...items])
    .flatMap((texts) => [
      ...[
        [texts['actionTo'], texts['actionWords']],
        [texts['beforeTo'], texts['beforeWords']],
        [texts['afterTo'], texts['afterWords']],
        [texts['to'], texts['name']],
      ].map(([to = '', words = '']) => ({ page: findPage(to)?.name, words })),
      ...Object.values(texts).flatMap((text = '') =>
        [...text.matchAll(/\[(?<words>[^\]]+)\]\((?<page>\w+)\)/g)].map(({ groups }) => ({
          page: groups?.['page'],
          words: groups?.['words'] ?? '',
        })),
      ),
    ])
    .flatMap(({ page, words }) => (isKey(page) && words ? [{ page, words }] : []));
}

describe.each(languages)('in $language', ({ words, studio, prose }) => {
  const { nameOf } = translateType(pages, studio);
  const studioName = (key: PageKey) => nameOf?.(pageId('LFIS', key)) ?? '';
  const hasAges = (key: PageKey) => Object.hasOwn(prose.stageNames, key);

  test.each(keys.filter((key) => !OTHER_TITLES.includes(key)))('the title of %s is its name', (key) => {
    const name = studioName(key);
    expect(name).not.toBe('');
    expect(withoutSchool(prose.starter[key].title)).toBe(name);
    // The ages are those of the sample school, so the studio leaves them out.
    if (hasAges(key)) expect(prose.pages[key].title.startsWith(`${name}, `)).toBe(true);
    else expect(withoutSchool(prose.pages[key].title)).toBe(name);
  });

  test.each([
    { school: 'the sample school', set: prose.pages, texts: prose },
    { school: 'a new school', set: prose.starter, texts: { parentsApp: prose.parentsApp } },
  ])('the menu and the footer of $school name a page by its title', ({ set, texts }) => {
    const entries = standardSections(words, texts).flatMap(({ items }) => items);
    const named = entries.flatMap(({ to, name }) => (isKey(to) ? [[to, name]] : []));
    expect(named).not.toEqual([]);
    expect(named).toEqual(
      entries.flatMap(({ to }) => (isKey(to) ? [[to, withoutSchool(set[to].title)]] : [])),
    );
  });

  test('other links of the frame have the name of their page', () => {
    for (const { name, href } of permanentLinks(words)) {
      const page = findPage(href)?.name;
      expect(isKey(page) && studioName(page), href).toBe(name);
    }
    expect(words.home).toBe(studioName('home'));
  });

  test('a list has the same name without its heading, and in the studio’s choice of pages', () => {
    for (const list of LIST_NAMES) expect(words[list].title).toBe(studioName(list));
    for (const { listPage, listName } of contentTypes)
      if (isKey(listPage) && listName) expect(listName(words)).toBe(studioName(listPage));
  });

  test.each(['pages', 'starter'] as const)('links in the texts of the %s name the page', (set) => {
    const links = keys.flatMap((key) => linksIn(prose[set][key]).map((link) => ({ on: key, ...link })));
    expect(links).not.toEqual([]);
    const unnamed = links.filter(
      ({ page, words: linked }) =>
        !OTHER_WORDS.includes(linked) && !linked.toLowerCase().includes(studioName(page).toLowerCase()),
    );
    expect(unnamed).toEqual([]);
  });
});
