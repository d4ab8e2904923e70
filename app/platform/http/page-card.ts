import type { PageName } from '#app/addresses.ts';
import type { Day } from '#app/core/time/days.ts';
import { shortHash } from '#app/core/text/short-hash.ts';

/** What a page is about, as those who link to it are told. */
export interface PageSubject {
  /** `ownPage`: one that the school added, by its id. */
  page: PageName | 'ownPage';
  id?: string;
  /** Where it is found, if the name and the id do not tell. */
  address?: string;
  title: string;
  /** The part of the site it belongs to. */
  section: string;
  day?: Day;
  picture?: (CardPicture & { kind: string }) | undefined;
}

/** The picture that stands for a page where somebody shares a link to it. */
export interface Card {
  title: string;
  section: string;
  day: Day | undefined;
  schoolName: string;
  mission: string;
  picture: CardPicture | undefined;
  /** Of the site's identity, where that is not the first look: another look is another card. */
  identity: string | undefined;
}

interface CardPicture {
  path: string;
  width: number;
  /** What of it is to be seen, from the left and from the top in hundredths. */
  focus?: { x: number; y: number } | undefined;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that no old card is served for a new one. */
const DESIGN = 1;

export function cardOf(
  subject: PageSubject,
  school: { name: string; mission: string },
  identity: string | undefined,
): Card {
  const { title, section, day, page, picture } = subject;
  return {
    title,
    section,
    day,
    schoolName: school.name,
    mission: page === 'home' ? '' : school.mission,
    picture: picture?.kind === 'image' ? shownOf(picture) : undefined,
    identity,
  };
}

/** The point is part of what a card is, and so of its address: chosen anew, no old card is served. */
const shownOf = ({ path, width, focus }: CardPicture): CardPicture => ({
  path,
  width,
  ...(focus && { focus }),
});

/** The words come from the database by the page's name; the version is only there to be cached for ever by. */
export const cardAddress = ({ page, id }: Pick<PageSubject, 'page' | 'id'>, card: Card): string =>
  `/cards/${[page, id].filter(Boolean).join('/')}/${shortHash(JSON.stringify([DESIGN, card]))}.jpg`;
