import type { StarterPage } from '#content/starter.ts';
import type { PageText } from '#content/page-text.ts';
import type { Prose } from '#content/prose.ts';
import type { PageKey } from './page-id.ts';

/** What a new school's page says before anybody has written anything. */
export const starterTextOf = ({ starter }: Prose, key: PageKey): PageText => pageTextOf(starter[key]);

/** What the sample school's says, and whatever stood on a page before there were pages to write; its pictures are named by places. */
export const sampleOf = ({ pages }: Prose, key: PageKey): PageText => pageTextOf(pages[key]);

function pageTextOf({ sections, ...text }: StarterPage): PageText {
  return { ...text, sections: sections.map((section) => ({ ...section, items: section.items ?? [] })) };
}
