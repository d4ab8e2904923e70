import { createHash } from 'node:crypto';
import type { Day } from '#app/core/days.ts';
import type { School } from '#app/features/school/profile.ts';
import type { Subject } from './find-subject.server.ts';

/** The picture that stands for a page where somebody shares a link to it. */
export interface Card {
  title: string;
  section: string;
  day: Day | undefined;
  schoolName: string;
  mission: string;
  picture: { path: string; width: number } | undefined;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that no old card is served for a new one. */
const DESIGN = 1;

export function cardOf(subject: Subject, { profile }: School): Card {
  const { title, section, day, page, picture } = subject;
  return {
    title,
    section,
    day,
    schoolName: profile.name,
    mission: page === 'home' ? '' : profile.mission,
    picture: picture?.kind === 'image' ? { path: picture.path, width: picture.width } : undefined,
  };
}

/** The words come from the database by the page's name; the version is only there to be cached for ever by. */
export function cardAddress({ page, id }: Pick<Subject, 'page' | 'id'>, card: Card): string {
  return `/cards/${[page, id].filter(Boolean).join('/')}/${versionOf(card)}.jpg`;
}

const versionOf = (card: Card) =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 16);
