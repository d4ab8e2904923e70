import type { Focus } from '#app/media/focus.ts';
import type { Day } from '#app/core/time/days.ts';

/** A photo as those who look after the album see it. Plain JSON. */
export interface ManagedPhoto {
  mediaId: string;
  path: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** Somebody has read the text and says that it is right. */
  confirmed: boolean;
  /** Somebody has answered for everyone in it. */
  released: boolean;
  blurred: boolean;
  focus?: Focus | undefined;
  /** Taken away from everywhere; until when that can be undone, if it still can. */
  withdrawn: { until: string | null } | null;
}

interface ComparedPhoto {
  mediaId: string;
  path: string;
  width: number;
  height: number;
}

/** A photo that came, and one that was here and looks the same. */
export interface LookAlike {
  sent: ComparedPhoto;
  here: ComparedPhoto;
  /** What shows the one that was here, where that is not this album. */
  elsewhere?: string | undefined;
}

/** Of two that look the same the one with more to see; none where they are as large as each other. */
export function largerOf({ sent, here }: LookAlike): 'sent' | 'here' | undefined {
  const [one, other] = [sent.width * sent.height, here.width * here.height];
  return one === other ? undefined : one > other ? 'sent' : 'here';
}

export interface ManagedAlbum {
  id: string;
  title: string;
  date: Day;
  status: 'draft' | 'published';
  photos: ManagedPhoto[];
  /** Photos whose sending has begun and not ended. */
  arriving: { id: string; name: string }[];
  /** Photos that somebody is to decide about. */
  lookAlikes: LookAlike[];
  consent: { name: string; at: string } | null;
}

/** `about`: it has no title, or no day. */
export type PublishProblem = 'about' | 'no-photos' | 'arriving' | 'texts' | 'consent';

/** What has to be done before the album may be seen. */
export function publishProblems({
  title,
  date,
  photos,
  arriving,
}: Pick<ManagedAlbum, 'title' | 'date' | 'photos' | 'arriving'>) {
  const shown = photos.filter(({ withdrawn }) => !withdrawn);
  const problems: PublishProblem[] = [];
  if (title === '' || date === '') problems.push('about');
  if (shown.length === 0) problems.push('no-photos');
  if (arriving.length > 0) problems.push('arriving');
  if (shown.some((photo) => !isDescribed(photo))) problems.push('texts');
  return problems;
}

export const isDescribed = ({ confirmed, alt }: Pick<ManagedPhoto, 'confirmed' | 'alt'>) =>
  confirmed && alt.trim() !== '';

/** A photo moved by one place, or to the front, which makes it the cover. */
export function moved(order: string[], mediaId: string, to: 'earlier' | 'later' | 'first'): string[] {
  const from = order.indexOf(mediaId);
  if (from < 0) return order;
  const rest = order.filter((id) => id !== mediaId);
  const place = to === 'first' ? 0 : to === 'earlier' ? Math.max(0, from - 1) : from + 1;
  return [...rest.slice(0, place), mediaId, ...rest.slice(place)];
}

/** Those named, in this order, then whatever came in meanwhile. */
export function arranged(order: string[], wanted: string[]): string[] {
  const known = [...new Set(wanted)].filter((id) => order.includes(id));
  return [...known, ...order.filter((id) => !known.includes(id))];
}

/**
 * Where a photo goes that has just arrived: at the end, but before those that were chosen together with it and stand
 * after it, for of three that travel at once the last may arrive first.
 */
export function placeAmong(order: string[], place: number, placeOf: (mediaId: string) => number | undefined) {
  let index = order.length;
  while (index > 0 && (placeOf(order[index - 1]!) ?? -1) > place) index -= 1;
  return index;
}
