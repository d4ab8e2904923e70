import type { PageSection } from '#content/page-text.ts';
import { sectionKind, type SectionKind } from '#content/section-kinds.ts';

export interface SectionChange {
  what: 'up' | 'down' | 'remove' | 'duplicate' | 'change' | 'hide';
  to?: Pick<PageSection, 'values' | 'items'>;
}

export function moved(sections: readonly PageSection[], id: string, to: number): PageSection[] {
  const rest = without(sections, id);
  return [...rest.slice(0, to), ...sections.filter((section) => section.id === id), ...rest.slice(to)];
}

export const without = (sections: readonly PageSection[], id: string): PageSection[] =>
  sections.filter((section) => section.id !== id);

export const changed = (
  sections: readonly PageSection[],
  id: string,
  to: Pick<PageSection, 'values' | 'items'>,
): PageSection[] => sections.map((section) => (section.id === id ? { ...section, ...to } : section));

/** Toggles whether a section is hidden from families. */
export const turned = (sections: readonly PageSection[], id: string): PageSection[] =>
  sections.map(({ hidden, ...section }) =>
    (section.id === id) === Boolean(hidden) ? section : { ...section, hidden: true },
  );

/** The copy is directly below the original. */
export function duplicated(sections: readonly PageSection[], id: string): PageSection[] {
  return sections.flatMap((section) =>
    section.id === id ? [section, { ...section, id: freeId(section.id, sections) }] : [section],
  );
}

/** An empty section, with a first row if its kind is a list. */
export const newSection = (kind: SectionKind, sections: readonly PageSection[]): PageSection => ({
  id: freeId(kind.toLowerCase(), sections),
  kind,
  values: {},
  items: sectionKind(kind).items ? [{}] : [],
});

function freeId(wanted: string, sections: readonly PageSection[]): string {
  const base = wanted.replace(/-\d+$/, '').slice(0, 50);
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!sections.some((section) => section.id === id)) return id;
  }
}
