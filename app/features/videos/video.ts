import type { Day } from '#app/core/time/days.ts';
import type { ItemLanguages } from '#app/publishing/content-type.ts';
import { readUrl } from '#app/core/read-url.ts';

export interface Video extends ItemLanguages {
  id: string;
  title: string;
  date: Day;
  videoUrl: string;
}

/** The web address of a video; undefined for any other kind of address. */
export function findWatchAddress({ videoUrl }: Video): string | undefined {
  const url = readUrl(videoUrl);
  return url && ['https:', 'http:'].includes(url.protocol) ? url.href : undefined;
}
