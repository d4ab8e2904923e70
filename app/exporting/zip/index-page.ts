import { contentTypes } from '#app/content-types.ts';
import { element, type RichElement, type RichNode } from '#app/core/text/rich/rich-tree.ts';
import { languageNames, languageTags, type Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import type { ExportDocument } from './document.ts';
import type { ExportSource } from '../export-source.ts';
import { paragraph } from './html-and-markdown.ts';
import { indexWords } from './words.ts';

/** A link to an item. */
export interface IndexEntry {
  contentType: string;
  title: string;
  day: string;
  language: Locale;
  href: string;
  others: readonly { language: Locale; href: string }[];
  photos?: number;
  isPublic: boolean;
}

interface IndexOptions extends Pick<ExportSource, 'now' | 'officeLanguage' | 'nameOfType'> {
  school: string;
  listed: readonly IndexEntry[];
  others: number;
  missing: readonly string[];
}

/** The page with links to everything. */
export function firstPage({
  school,
  now,
  officeLanguage,
  nameOfType,
  listed,
  others,
  missing,
}: IndexOptions): ExportDocument {
  const words = indexWords[officeLanguage];
  const { dates } = wordsOf(officeLanguage);
  const listOf = (entries: readonly IndexEntry[]) => listIn(officeLanguage, entries);
  const sections = contentTypes.flatMap((type) => {
    const entries = listed.filter(({ contentType, isPublic }) => contentType === type.name && isPublic);
    return entries.length === 0 ? [] : [element('h2', [nameOfType(type)]), listOf(entries)];
  });
  const drafts = listed.filter(({ isPublic }) => !isPublic);
  return {
    title: school,
    language: officeLanguage,
    nodes: [
      paragraph(words.lead(dates.moment(now.toISOString()))),
      paragraph(words.about),
      element('h2', [words.also]),
      element('ul', [
        listItem([element('a', ['enquiries.csv'], { href: 'enquiries.csv' }), note(words.enquiries)]),
        listItem([element('a', ['school.json'], { href: 'school.json' }), note(words.profile)]),
        ...(others > 0
          ? [listItem([element('a', ['other-files'], { href: 'other-files/' }), note(words.others(others))])]
          : []),
      ]),
      ...sections,
      ...(drafts.length > 0 ? [element('h2', [words.drafts]), listOf(drafts)] : []),
      ...(missing.length > 0
        ? [
            element('h2', [words.missing]),
            element(
              'ul',
              missing.map((path) => listItem([path])),
            ),
          ]
        : []),
      paragraph(words.withdrawn),
    ],
  };
}

const listItem = (children: RichNode[]): RichElement => element('li', children);

const note = (text: string): RichElement => element('small', [` ${text}`]);

function listIn(officeLanguage: Locale, entries: readonly IndexEntry[]): RichElement {
  const { dates, gallery } = wordsOf(officeLanguage);
  return element(
    'ul',
    entries.map(({ title, day, language, href, others, photos }) =>
      listItem([
        element('a', [title], { href, ...(language !== officeLanguage && { lang: languageTags[language] }) }),
        ...others.flatMap((other) => [
          ' ',
          element('a', [languageNames[other.language]], {
            href: other.href,
            lang: languageTags[other.language],
          }),
        ]),
        note(
          [day && dates.day(day), photos !== undefined && gallery.photos(photos)].filter(Boolean).join(' · '),
        ),
      ]),
    ),
  );
}
