import { type Facts, fillIn, paragraphsOf } from '#content/facts.ts';
import { isEmptySection } from '#content/empty-section.ts';
import type { PageSection, PageText } from '#content/page-text.ts';
import type { SectionKind } from '#content/section-kinds.ts';
import { proposedDescription } from './proposed-description.ts';

/** A section with the facts in it, as families read it. */
export interface FilledSection {
  id: string;
  kind: SectionKind;
  heading: string;
  paragraphs: string[];
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

/** All that was typed in it was about what the profile does not say: then there is no such section. */
const spokeOfNothing = ({ values: { heading, text } }: PageSection, filled: FilledSection) =>
  Boolean(heading ?? text) && !filled.heading && filled.paragraphs.length === 0 && filled.items.length === 0;

function fillSection({ id, kind, values, items, hidden }: PageSection, facts: Facts): FilledSection {
  const { heading = '', text = '', ...rest } = values;
  const filled = (said: Partial<Record<string, string>>) =>
    Object.fromEntries(Object.entries(said).map(([name, value]) => [name, fillIn(value ?? '', facts)]));
  return {
    id,
    kind,
    heading: fillIn(heading, facts),
    paragraphs: paragraphsOf(text, facts),
    values: filled(rest),
    ...(hidden && { hidden }),
    // As with a sentence: a row that spoke of nothing else is left out.
    items: items.flatMap((typed) => {
      const said = filled(typed);
      return isEmpty(said) && !isEmpty(typed) ? [] : [said];
    }),
  };
}

const isEmpty = (said: Partial<Record<string, string>>) => Object.values(said).every((value) => !value);
