import type { AnnouncedItem } from '#app/publishing/announced-item.ts';

/** An item with its address and its school. */
export interface Announcement extends AnnouncedItem {
  /** The public address, including the host. */
  url: string;
  school: { name: string; phone: string; email: string; address: string };
}

/** The rest can be read on the page. */
const MAX_LETTERS = 400;

/** The text to send with the link, with or without a picture. */
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

/** The whole sentences of a text, unchanged: a sentence that does not fit is left out, never cut. */
export const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('hi', { granularity: 'sentence' }).segment(text.replaceAll(/\s+/g, ' ').trim())]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
