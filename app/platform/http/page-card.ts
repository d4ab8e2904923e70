import type { PageName } from '#app/addresses.ts';
import type { Day } from '#app/core/days.ts';
import { shortHash } from '#app/core/short-hash.ts';

/** What a page is about, as those who link to it are told. */
export interface PageSubject {
  page: PageName;
  id?: string;
  title: string;
  /** The part of the site it belongs to. */
  section: string;
  day?: Day;
  picture?: { path: string; width: number; kind: string } | undefined;
}

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

export function cardOf(subject: PageSubject, school: { name: string; mission: string }): Card {
  const { title, section, day, page, picture } = subject;
  return {
    title,
    section,
    day,
    schoolName: school.name,
    mission: page === 'home' ? '' : school.mission,
    picture: picture?.kind === 'image' ? { path: picture.path, width: picture.width } : undefined,
  };
}

/** The words come from the database by the page's name; the version is only there to be cached for ever by. */
export const cardAddress = ({ page, id }: Pick<PageSubject, 'page' | 'id'>, card: Card): string =>
  `/cards/${[page, id].filter(Boolean).join('/')}/${shortHash(JSON.stringify([DESIGN, card]))}.jpg`;
