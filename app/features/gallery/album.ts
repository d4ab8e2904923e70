import type { Day } from '#app/core/days.ts';
import type { Attachment } from '#app/media/picture.ts';

export interface Album {
  id: string;
  title: string;
  description: string;
  /** The day of the event. */
  date: Day;
  /** When the album was last changed: an instant. */
  updatedAt: string;
  photos: Attachment[];
}

/** What a card in a list shows. */
export interface AlbumSummary {
  id: string;
  title: string;
  date: Day;
  photoCount: number;
  cover: Attachment | undefined;
}

/** How many albums each year and month has, newest first: the choices a filter offers. */
export interface AlbumCalendar {
  total: number;
  years: { year: number; count: number; months: { month: number; count: number }[] }[];
}

export function countIn(calendar: AlbumCalendar, filter: { year?: number; month?: number }): number {
  if (filter.year === undefined) return calendar.total;
  const year = calendar.years.find((candidate) => candidate.year === filter.year);
  if (filter.month === undefined) return year?.count ?? 0;
  return year?.months.find((candidate) => candidate.month === filter.month)?.count ?? 0;
}
