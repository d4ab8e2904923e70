import { contentTypes } from '#app/content-types.ts';
import { element, type RichElement, type RichNode } from '#app/core/text/rich/rich-tree.ts';
import { languageNames, languageTags, type Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import type { LeavingDocument } from './document.ts';
import { indexWords as words } from './words.ts';
import { paragraph } from './written.ts';

/** A line that leads to an item. */
export interface Listed {
  kind: string;
  title: string;
  day: string;
  language: Locale;
  href: string;
  other?: { language: Locale; href: string };
  photos?: number;
  isPublic: boolean;
}

/** The page that leads to everything. */
export function firstPage({
  school,
  now,
  listed,
  others,
  missing,
}: {
  school: string;
  now: Date;
  listed: readonly Listed[];
  others: number;
  missing: readonly string[];
}): LeavingDocument {
  const kinds = contentTypes.flatMap((type) => {
    const lines = listed.filter(({ kind, isPublic }) => kind === type.name && isPublic);
    return lines.length === 0 ? [] : [element('h2', [type.words.many]), listOf(lines)];
  });
  const drafts = listed.filter(({ isPublic }) => !isPublic);
  return {
    title: school,
    language: 'en',
    nodes: [
      paragraph(`${words.lead} ${wordsOf('en').dates.moment(now.toISOString())}.`),
      paragraph(words.about),
      element('h2', [words.also]),
      element('ul', [
        lineOf([element('a', ['enquiries.csv'], { href: 'enquiries.csv' }), note(words.enquiries)]),
        lineOf([element('a', ['school.json'], { href: 'school.json' }), note(words.profile)]),
        ...(others > 0
          ? [
              lineOf([
                element('a', ['other-files'], { href: 'other-files/' }),
                note(`${words.others} (${others})`),
              ]),
            ]
          : []),
      ]),
      ...(kinds.length > 0 ? kinds : [paragraph(words.none)]),
      ...(drafts.length > 0 ? [element('h2', [words.drafts]), listOf(drafts)] : []),
      ...(missing.length > 0
        ? [
            element('h2', [words.missing]),
            element(
              'ul',
              missing.map((path) => lineOf([path])),
            ),
          ]
        : []),
      paragraph(words.withdrawn),
    ],
  };
}

const lineOf = (children: RichNode[]): RichElement => element('li', children);

const note = (text: string): RichElement => element('small', [` ${text}`]);

const listOf = (lines: readonly Listed[]): RichElement =>
  element(
    'ul',
    lines.map(({ title, day, language, href, other, photos }) =>
      lineOf([
        element('a', [title], { href, ...(language !== 'en' && { lang: languageTags[language] }) }),
        ...(other
          ? [
              ' ',
              element('a', [languageNames[other.language]], {
                href: other.href,
                lang: languageTags[other.language],
              }),
            ]
          : []),
        note(
          [day && wordsOf('en').dates.day(day), photos !== undefined && words.photos(photos)]
            .filter(Boolean)
            .join(' · '),
        ),
      ]),
    ),
  );
