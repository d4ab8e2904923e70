import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import type { PageSection } from './page-text.ts';
import { isSectionKind, type SectionField, sectionKind, type SectionKind } from './section-kinds.ts';

/**
 * Stored sections, or none if the JSON is anything else. For display only: what is saved goes through `readSections`.
 */
export function sectionsIn(json: string): PageSection[] {
  try {
    const found: unknown = JSON.parse(json || '[]');
    return Array.isArray(found) ? found.filter(isSection) : [];
  } catch {
    return [];
  }
}

const isSection = (found: Partial<PageSection> | null): found is PageSection =>
  typeof found?.kind === 'string' &&
  isSectionKind(found.kind) &&
  typeof found.id === 'string' &&
  typeof found.values === 'object' &&
  Array.isArray(found.items);

/** The name of a section above its text. */
type SectionName = (kind: SectionKind, isHidden: boolean) => string;

const nameInEnglish: SectionName = (kind, isHidden) => {
  const { label } = sectionKind(kind);
  return isHidden ? `${label} (hidden from the page)` : label;
};

/** Sections in plain words, one below the other: to search them and to compare versions. */
export function plainSections(json: string, nameOf: SectionName = nameInEnglish): string {
  return sectionsIn(json)
    .map(({ kind, values, items, hidden }) => {
      const { fields, items: rows } = sectionKind(kind);
      const inWords = (declared: readonly SectionField[], texts: PageSection['values']) =>
        declared.flatMap(({ name, kind: asks }) => {
          const text = texts[name];
          if (text === undefined) return [];
          if (asks === 'rich' || asks === 'table') return [plainWithLinks(text)];
          return asks === 'line' || asks === 'text' ? [text] : [];
        });
      return [
        `${nameOf(kind, Boolean(hidden))}:`,
        ...inWords(fields, values),
        ...items.flatMap((item) => inWords(rows?.fields ?? [], item)),
      ].join('\n');
    })
    .join('\n\n');
}
