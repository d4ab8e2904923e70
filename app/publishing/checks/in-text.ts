import { isEmptySection } from '#content/empty-section.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { withoutTags } from '#app/core/text/rich/find-tags.ts';
import type { Day } from '#app/core/time/days.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import type { PublishWarning } from './publish-warning.ts';

/** The warnings that need only the texts. `isNew`: families have not seen it yet. */
export function warningsInText(
  type: ContentType,
  fields: Fields,
  { today, isNew }: { today: Day; isNew: boolean },
): PublishWarning[] {
  return [
    ...capitals(type, fields),
    ...type.fields.flatMap(({ name, kind }) =>
      kind === 'rich' ? richTextWarnings(name, textOf(fields, name)) : [],
    ),
    ...emptySections(type, fields),
    ...(isNew ? pastDay(type, fields, today) : []),
  ];
}

/**
 * A name like LFIS or CBSE is one word; screen readers spell out a whole title in capitals, and it looks like
 * shouting.
 */
function capitals(type: ContentType, fields: Fields): PublishWarning[] {
  const title = textOf(fields, type.title).trim();
  const letters = title.replaceAll(/[^A-Za-z]/g, '');
  const isShouted = letters.length >= 8 && letters === letters.toUpperCase() && /\s/.test(title);
  return isShouted ? [{ kind: 'capitals', field: type.title, what: title }] : [];
}

function richTextWarnings(field: string, html: string): PublishWarning[] {
  const headless = tablesIn(html).filter((table) => !/<th[\s>]/.test(table));
  const [, level, rest = ''] = /<h([23])[\s>]([^]*)/.exec(html) ?? [];
  return [
    ...headless.map((table): PublishWarning => ({ kind: 'tableWithoutHead', field, what: wordsOf(table) })),
    ...(level === '3'
      ? [{ kind: 'headingOutOfOrder' as const, field, what: wordsOf(rest.split('</h3>', 1)[0]!) }]
      : []),
  ];
}

/**
 * Split at the end tags instead of matched from the start tags: many starts without an end would take very
 * long.
 */
const tablesIn = (html: string): string[] =>
  html
    .split('</table>')
    .slice(0, -1)
    .flatMap((before) => /<table[\s>][^]*/.exec(before)?.[0] ?? []);

const wordsOf = (html: string) => withoutTags(html).replaceAll(/\s+/g, ' ').trim().slice(0, 60);

/** It is left out of the page, although its author may expect it there. */
const emptySections = (type: ContentType, fields: Fields): PublishWarning[] =>
  type.fields.flatMap(({ name, kind }) =>
    kind !== 'sections'
      ? []
      : sectionsIn(textOf(fields, name)).flatMap((section, index): PublishWarning[] =>
          isEmptySection(section)
            ? [{ kind: 'emptySection', field: name, section: section.id, what: String(index + 1) }]
            : [],
        ),
  );

/** An announced date that has passed. */
function pastDay(type: ContentType, fields: Fields, today: Day): PublishWarning[] {
  if (type.order !== 'coming-next' || !type.day) return [];
  const last = (type.lastDay && textOf(fields, type.lastDay)) || textOf(fields, type.day);
  return last && last < today ? [{ kind: 'past', field: type.day, what: last }] : [];
}
