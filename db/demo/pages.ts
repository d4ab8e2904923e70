import { en } from '#content/en/index.ts';
import type { PageKey } from '#app/features/pages/page-id.ts';

/** Which a new school does not begin with. */
export const pages = (Object.keys(en.pages) as PageKey[]).map((key) => {
  const { sections, banner = '', card = '', ...text } = en.pages[key];
  return { id: key, ...text, banner, card, sections: JSON.stringify(sections) };
});
