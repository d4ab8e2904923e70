import type { PageName } from '#app/addresses.ts';
import type { Day } from '#app/core/time/days.ts';
import { shortHash } from '#app/core/text/short-hash.ts';

/** What a page is about, for shared links. */
export interface PageSubject {
  /** `ownPage`: one that the school added, by its id. */
  page: PageName | 'ownPage';
  id?: string;
  /** Its address, if the name and the id do not determine it. */
  address?: string;
  title: string;
  /** The part of the site it belongs to. */
  section: string;
  day?: Day;
  picture?: (CardPicture & { kind: string }) | undefined;
}

/** The picture that represents a page when a link to it is shared. */
export interface Card {
  title: string;
  section: string;
  day: Day | undefined;
  schoolName: string;
  mission: string;
  picture: CardPicture | undefined;
  /** The version of the site's identity, unless that is the default: another theme needs another card. */
  identity: string | undefined;
}

interface CardPicture {
  path: string;
  width: number;
  /** Its focus point, from the left and from the top in hundredths. */
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

/** The focus point is part of the address, so that no old card is served after it was changed. */
const shownOf = ({ path, width, focus }: CardPicture): CardPicture => ({
  path,
  width,
  ...(focus && { focus }),
});

/** The words are looked up by the page's name; the version in the address is only there for caching. */
export const cardAddress = ({ page, id }: Pick<PageSubject, 'page' | 'id'>, card: Card): string =>
  `/cards/${[page, id].filter(Boolean).join('/')}/${shortHash(JSON.stringify([DESIGN, card]))}.jpg`;
