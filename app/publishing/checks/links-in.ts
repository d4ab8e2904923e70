import { isRich } from '#app/core/text/rich/rich-text.ts';
import type { PageSection } from '#content/page-text.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { type SectionField, sectionKind } from '#content/section-kinds.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';

/** A link in a text, and its location. */
export interface WrittenLink {
  field: string;
  section?: string;
  /** An address, or the name of a page of this site. */
  to: string;
}

/** Every link that families can follow from here. A link that is only a fact (`{portal}`) belongs to the profile. */
export function linksIn(type: ContentType, fields: Fields): WrittenLink[] {
  const links = type.fields.flatMap(({ name, kind }): WrittenLink[] => {
    const text = textOf(fields, name);
    if (kind === 'url') return text ? [{ field: name, to: text }] : [];
    if (kind === 'rich') return linksInRich(text).map((to) => ({ field: name, to }));
    if (kind === 'sections')
      return sectionsIn(text).flatMap((section) =>
        linksInSection(section).map((to) => ({ field: name, section: section.id, to })),
      );
    return [];
  });
  return links.filter(({ to }) => !to.includes('{'));
}

const linksInRich = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*/g)].flatMap(([tag]) => {
    const [, href] = /\shref="([^"]*)"/.exec(tag) ?? [];
    return href === undefined ? [] : [href.replaceAll('&amp;', '&')];
  });

/** `[words](contact)`: with a page name that does not exist, the page shows the text as it was typed. */
const NAMED = /\[[^[\]\n]+\]\(([a-zA-Z]{1,40})\)/g;

function linksInSection({ kind, values, items, hidden }: PageSection): string[] {
  if (hidden) return [];
  const { fields, items: rows } = sectionKind(kind);
  const inFields = (declared: readonly SectionField[], texts: PageSection['values']) =>
    declared.flatMap((field) => {
      const text = texts[field.name] ?? '';
      if (field.kind === 'url') return text ? [text] : [];
      if (field.kind !== 'text' && field.kind !== 'rich' && field.kind !== 'table') return [];
      return isRich(text) ? linksInRich(text) : [...text.matchAll(NAMED)].map(([, name = '']) => name);
    });
  return [...inFields(fields, values), ...items.flatMap((item) => inFields(rows?.fields ?? [], item))];
}
