import { insertAt } from '#app/core/insert-at.ts';
import type { Focus } from '#app/media/focus.ts';
import type { Day } from '#app/core/time/days.ts';
import type { Locale } from '#app/words/locales.ts';

/** A photo in the studio. Plain JSON. */
export interface ManagedPhoto {
  mediaId: string;
  path: string;
  width: number;
  height: number;
  /** The confirmed text; empty until there is one. */
  alt: string;
  caption: string;
  /** Marked as needing no text. */
  decorative: boolean;
  /** Not published with the album yet. */
  hidden: boolean;
  blurred: boolean;
  focus?: Focus | undefined;
  /** Withdrawn, and until when that can be undone; null if it is not. */
  withdrawn: { until: string | null } | null;
}

interface ComparedPhoto {
  mediaId: string;
  path: string;
  width: number;
  height: number;
}

/** A new photo, and a stored one that looks the same. */
export interface PossibleDuplicate {
  sent: ComparedPhoto;
  here: ComparedPhoto;
  /** The title of what shows the stored one, if that is not this album. */
  elsewhere?: string | undefined;
}

/** The one with more pixels; undefined if both have the same number. */
export function largerOf({ sent, here }: PossibleDuplicate): 'sent' | 'here' | undefined {
  const [one, other] = [sent.width * sent.height, here.width * here.height];
  return one === other ? undefined : one > other ? 'sent' : 'here';
}

export interface ManagedAlbum {
  id: string;
  title: string;
  /** The language it is written in. */
  language: Locale;
  date: Day;
  status: 'draft' | 'published';
  photos: ManagedPhoto[];
  /** Photos that are still being sent. */
  arriving: { id: string; name: string }[];
  /** Photos to decide about. */
  possibleDuplicates: PossibleDuplicate[];
  /** The last answer that everyone shown may be published, among the photos that are not hidden. */
  consent: { name: string; at: string } | null;
}

/** `about`: it has no title, or no day. */
export type PublishProblem = 'about' | 'no-photos' | 'arriving' | 'texts' | 'consent';

/** What prevents publishing. With the tick all photos go public, without it those that are not hidden. */
export function publishProblems(
  album: Pick<ManagedAlbum, 'title' | 'date' | 'status' | 'photos' | 'arriving'>,
  isSigned: boolean,
): PublishProblem[] {
  const { title, date, status, arriving } = album;
  const going = photosToPublish(album, isSigned);
  const problems: PublishProblem[] = [];
  if (title === '' || date === '') problems.push('about');
  if (visiblePhotos(album).length === 0) problems.push('no-photos');
  if (arriving.length > 0) problems.push('arriving');
  if (going.some((photo) => !hasWords(photo))) problems.push('texts');
  if (!isSigned && (going.length === 0 || status === 'published')) problems.push('consent');
  return problems;
}

export const photosToPublish = (album: Pick<ManagedAlbum, 'photos'>, isSigned: boolean) =>
  visiblePhotos(album).filter(({ hidden }) => isSigned || !hidden);

export const visiblePhotos = ({ photos }: Pick<ManagedAlbum, 'photos'>) =>
  photos.filter(({ withdrawn }) => !withdrawn);

/** It has a confirmed text, or is marked as needing none. */
export const hasWords = ({ alt, decorative }: Pick<ManagedPhoto, 'alt' | 'decorative'>) =>
  decorative || alt.trim() !== '';

/** The next photo after this one without a text, starting again from the first at the end. */
export function nextWithoutWords(photos: ManagedPhoto[], mediaId?: string): ManagedPhoto | undefined {
  const at = photos.findIndex((photo) => photo.mediaId === mediaId) + 1;
  return [...photos.slice(at), ...photos.slice(0, at)].find(
    (photo) => photo.mediaId !== mediaId && !photo.withdrawn && !hasWords(photo),
  );
}

/** Moves several photos together, the first of them to this position, counted from 1. */
export function movedTo(order: string[], chosen: string[], position: number): string[] {
  const selected = order.filter((id) => chosen.includes(id));
  const rest = order.filter((id) => !chosen.includes(id));
  return insertAt(rest, Math.max(0, position - 1), ...selected);
}

/** A photo moved by one place, or to the front, which makes it the cover. */
export function moved(order: string[], mediaId: string, to: 'earlier' | 'later' | 'first'): string[] {
  const from = order.indexOf(mediaId);
  if (from < 0) return order;
  const rest = order.filter((id) => id !== mediaId);
  const position = to === 'first' ? 0 : to === 'earlier' ? Math.max(0, from - 1) : from + 1;
  return [...rest.slice(0, position), mediaId, ...rest.slice(position)];
}

/** These in this order, then all that were added since. */
export function arranged(order: string[], wanted: string[]): string[] {
  const present = [...new Set(wanted)].filter((id) => order.includes(id));
  return [...present, ...order.filter((id) => !present.includes(id))];
}

/**
 * The position of a new photo: at the end, but before those that were chosen after it in the same batch,
 * because with three uploads at once the last may arrive first.
 */
export function insertionIndex(
  order: string[],
  position: number,
  positionOf: (mediaId: string) => number | undefined,
) {
  let index = order.length;
  while (index > 0 && (positionOf(order[index - 1]!) ?? -1) > position) index -= 1;
  return index;
}
