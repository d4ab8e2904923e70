import type { PageSection, PageText } from './page-text.ts';

/** A page before anybody has written on it. Its pictures are named by places, which are filled where there is one. */
export interface StarterPage extends Omit<PageText, 'sections'> {
  sections: (Omit<PageSection, 'items'> & { items?: PageSection['items'] })[];
}

/** A text of several paragraphs, as it is typed: an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n');
