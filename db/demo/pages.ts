import { en } from '#content/en/index.ts';
import type { PageKey } from '#app/features/pages/page-id.ts';

/** The sample school's pages; a new school starts with others. */
export const pages = (Object.keys(en.pages) as PageKey[]).map((key) => {
  const { sections, banner = '', card = '', ...text } = en.pages[key];
  return { id: key, ...text, banner, card, sections: JSON.stringify(sections) };
});
