import type { PageContent, Section } from '#content/page-content.ts';

/** The section that a page sets in a way of its own. */
export function sectionOf(content: PageContent, id: string): Section {
  const section = content.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`“${content.title}” has no section ${id}`);
  return section;
}
