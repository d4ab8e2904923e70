import type { AnnouncedItem } from '#app/publishing/announced-item.ts';

/** An item with where it is found and whose it is. */
export interface Announcement extends AnnouncedItem {
  /** Where families find it, with the host. */
  url: string;
  school: { name: string; phone: string; email: string; address: string };
}

/** More of it is read on the page. */
const MAX_LETTERS = 400;

/** The text to send with the link, or without any picture. */
export function textToSend({ title, when, facts, text, url, school }: Announcement, readOn: string): string {
  const excerpt = sentencesWithin(text, MAX_LETTERS);
  const parts = [[title], [when, ...facts], [excerpt], [`${readOn}: ${url}`, school.name]];
  return parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function sentencesWithin(text: string, most: number): string {
  const sentences = sentencesOf(text);
  let count = 0;
  while (count < sentences.length && sentences.slice(0, count + 1).join(' ').length <= most) count++;
  return sentences.slice(0, count).join(' ');
}

/** The whole sentences of a text, each as it was written: what has no room is left out, never broken off. */
export const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('hi', { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' ').trim())]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
