import type { PageText } from './page-text.ts';
import { type PageKey, pageStructures } from './pages/index.ts';
import type { PageSet, PageStructure, PageStructures, SectionStructure } from './pages/page-structure.ts';
import { templateStructures } from './pages/templates.ts';
import type { ProseTexts } from './texts.ts';

type TemplateName = keyof typeof templateStructures;

export interface Template extends PageText {
  /** In the list of templates for a new page. */
  about: string;
}

/** The software's own long texts in one language. Pictures are named by their places. */
export interface Prose extends Pick<ProseTexts, 'facts' | 'parentsApp' | 'stageNames'> {
  /** For the sample school. */
  pages: Record<PageKey, PageText>;
  /** For a new school: true of any school. No room, figure, person, method or promise is made up. */
  starter: Record<PageKey, PageText>;
  templates: Record<TemplateName, Template>;
  /** Without those of the first language in place of missing ones. */
  texts: ProseTexts;
}

/** Missing texts are those of the first language. */
export function proseOf(texts: ProseTexts, first?: Prose): Prose {
  const all = first ? [first.texts, texts] : [texts];
  const page = (set: PageSet) => (key: PageKey) =>
    buildPage(
      structureOf(set, key),
      Object.assign({}, ...all.map((language) => textsOfPage(language, set, key))) as SegmentTexts,
    );
  return {
    facts: texts.facts,
    parentsApp: texts.parentsApp,
    stageNames: texts.stageNames,
    pages: byKey(pageStructures, page('sample')),
    starter: byKey(pageStructures, page('starter')),
    templates: byKey(templateStructures, (name) => {
      const { about, ...ownTexts } = texts.templates[name] ?? first!.texts.templates[name]!;
      return { about, ...buildPage(templateStructures[name], ownTexts) };
    }),
    texts,
  };
}

type SegmentTexts = Record<string, string>;

const structures: Record<PageKey, PageStructures> = pageStructures;

/** What a language itself has for a page, by segment. */
export function textsOfPage(language: ProseTexts, set: PageSet, key: PageKey): SegmentTexts {
  const ownSet = structures[key][set] ? set : 'sample';
  const texts: SegmentTexts = { ...language.pages[key]?.[ownSet as 'sample'] };
  for (const section of structureOf(set, key).sections) {
    if ('kind' in section) continue;
    for (const [segment, text] of Object.entries(textsOfPage(language, section.set, section.page as PageKey)))
      if (segment.startsWith(`${section.id}/`)) texts[segment] = text;
  }
  return texts;
}

function structureOf(set: PageSet, key: PageKey): PageStructure {
  const { starter, sample } = structures[key];
  if (set === 'sample') return sample;
  const { banner: _banner, card: _card, ...withoutPictures } = sample;
  return starter ?? withoutPictures;
}

function ownSection(section: PageStructure['sections'][number]): SectionStructure {
  if ('kind' in section) return section;
  const { set, page, id } = section;
  const found = structureOf(set, page as PageKey).sections.find((each) => each.id === id);
  if (!found) throw new Error(`There is no section ${id} on the page ${page}`);
  return ownSection(found);
}

export function buildPage({ sections, ...page }: PageStructure, texts: SegmentTexts): PageText {
  const { title = '', lead = '', description = '' }: Partial<SegmentTexts> = texts;
  const filled = (path: string, values: Readonly<Record<string, string | true>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value === true ? (texts[`${path}/${name}`] ?? '') : value,
      ]),
    );
  return {
    title,
    lead,
    description,
    ...page,
    sections: sections.map(ownSection).map(({ id, kind, values = {}, items = [] }) => ({
      id,
      kind,
      values: filled(id, values),
      items: items.map((item, row) => filled(`${id}/${row}`, item)),
    })),
  };
}

const byKey = <Key extends string, Value>(keyed: Record<Key, unknown>, of: (key: Key) => Value) =>
  Object.fromEntries((Object.keys(keyed) as Key[]).map((key) => [key, of(key)])) as Record<Key, Value>;
