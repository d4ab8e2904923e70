import { type Facts, fillIn, paragraphsOf } from '#content/facts.ts';
import { isEmptySection } from '#content/empty-section.ts';
import type { PageSection, PageText } from '#content/page-text.ts';
import { fillRich } from '#content/fill-rich.ts';
import { type SectionField, sectionKind, type SectionKind } from '#content/section-kinds.ts';
import { typedRows } from '#content/section-rich.ts';
import { isRich, withDocumentLinks } from '#app/core/text/rich/rich-text.ts';
import { proposedDescription } from './proposed-description.ts';

/** A section with its facts filled in, as families read it. */
export interface FilledSection {
  id: string;
  kind: SectionKind;
  heading: string;
  paragraphs: string[];
  /** Its text in HTML, if it is more than paragraphs; then there are no paragraphs. */
  rich?: string;
  values: Partial<Record<string, string>>;
  items: Partial<Record<string, string>>[];
  hidden?: boolean;
}

export interface FilledPage extends Omit<PageText, 'sections'> {
  sections: FilledSection[];
}

export const fillPage = (page: PageText, facts: Facts): FilledPage => ({
  ...page,
  title: fillIn(page.title, facts),
  lead: fillIn(page.lead, facts),
  description: fillIn(page.description, facts) || proposedDescription(page, facts),
  sections: page.sections
    .filter((section) => !isEmptySection(section))
    .map((section) => ({ section, filled: fillSection(section, facts) }))
    .filter(({ section, filled }) => !spokeOfNothing(section, filled))
    .map(({ filled }) => filled),
});

/** Every sentence needed a fact that the profile lacks, so the section is hidden. */
const spokeOfNothing = ({ values: { heading, text } }: PageSection, filled: FilledSection) =>
  Boolean(heading ?? text) &&
  !filled.heading &&
  filled.paragraphs.length === 0 &&
  !filled.rich &&
  filled.items.length === 0;

function fillSection({ id, kind, values, items, hidden }: PageSection, facts: Facts): FilledSection {
  const { heading = '', text = '', ...rest } = values;
  const { fields, items: rows } = sectionKind(kind);
  const filled = (texts: Partial<Record<string, string>>, declared: readonly SectionField[]) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, value = '']) => [
        name,
        isRichIn(declared, name, value)
          ? fillRich(value, facts)
          : isTable(declared, name)
            ? fillTable(value, facts)
            : fillIn(value, facts),
      ]),
    );
  const rich = isRichIn(fields, 'text', text) ? fillRich(text, facts) : '';
  return {
    id,
    kind,
    heading: fillIn(heading, facts),
    paragraphs: isRichIn(fields, 'text', text) ? [] : paragraphsOf(text, facts),
    ...(rich && { rich }),
    values: filled(rest, fields),
    ...(hidden && { hidden }),
    // A row without any remaining sentence is left out as well.
    items: items.flatMap((typed) => {
      const texts = filled(typed, rows?.fields ?? []);
      return isEmpty(texts) && !isEmpty(typed) ? [] : [texts];
    }),
  };
}

/** A field that allows rich text, and contains it. */
const isRichIn = (fields: readonly SectionField[], name: string, value: string): boolean =>
  isRich(value) &&
  fields.some((field) => field.name === name && (field.kind === 'rich' || field.kind === 'table'));

const isTable = (fields: readonly SectionField[], name: string): boolean =>
  fields.some((field) => field.name === name && field.kind === 'table');

/** Cell by cell, because a sentence ends with its cell. */
const fillTable = (typed: string, facts: Facts): string =>
  typedRows(typed)
    .map((cells) => cells.map((cell) => fillIn(cell, facts)).join(' | '))
    .join('\n');

const isEmpty = (texts: Partial<Record<string, string>>) => Object.values(texts).every((value) => !value);

/** Replaces document names by addresses; a link to a missing document is reduced to its words. */
export const pageWithDocumentLinks = (
  page: FilledPage,
  addressOf: (mediaId: string) => string | undefined,
): FilledPage => {
  const linked = (texts: Partial<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [name, withDocumentLinks(value ?? '', addressOf)]),
    );
  return {
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      ...(section.rich && { rich: withDocumentLinks(section.rich, addressOf) }),
      values: linked(section.values),
      items: section.items.map(linked),
    })),
  };
};
