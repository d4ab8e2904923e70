import { en } from '../words/en.ts';

/** The head of a studio page. Search engines are told by a header, too. */
export const studioMeta = (title: string) => [
  { title: `${title} · ${en.studio}` },
  { name: 'robots', content: 'noindex' },
];
