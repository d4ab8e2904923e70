import type { Focus } from '#app/media/focus.ts';

/** What a school sends around of one item, in the words of the card's language; title and text are as written. */
export interface Announcement {
  title: string;
  /** The day it is about, large; of a notice the word for it, and below when it came. */
  head: { large: string; lines: string[] };
  /** When, where and for whom, a line each. */
  facts: string[];
  text: string;
  picture: { path: string; width: number; focus?: Focus | undefined } | undefined;
  /** Where families find it, with the host. */
  url: string;
  school: { name: string; phone: string; email: string; address: string };
}

/** The text to send with the link, or without any picture. */
export const textToSend = ({ title, head, facts, url, school }: Announcement, readOn: string): string =>
  [[title, ''], [[head.large, ...head.lines].join(' ')], facts, ['', `${readOn}: ${url}`, school.name]]
    .flat()
    .join('\n');

/** The whole sentences of a text, each as it was written: what has no room is left out, never broken off. */
export const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('hi', { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' ').trim())]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
