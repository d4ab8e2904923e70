import type { PageKey } from '#content/pages/index.ts';
import type { PageName } from '#app/addresses.ts';

export type { PageKey } from '#content/pages/index.ts';

const KEBAB = /[A-Z]/g;
const kebab = (key: string) => key.replaceAll(KEBAB, (letter) => `-${letter.toLowerCase()}`);

/** The item that contains a page's text. */
export const pageId = (schoolCode: string, key: PageKey): string =>
  `${schoolCode.toLowerCase()}-page-${kebab(key)}`;

/** The pages' names in the studio: a title may contain facts, and two may be the same. */
const names: Record<PageKey, string> = {
  home: 'Home',
  chairmanWelcome: 'Chairman’s Welcome',
  directorWelcome: 'Director’s Welcome',
  principalWelcome: 'Principal’s Welcome',
  gettingStarted: 'Getting Started',
  admissionProcess: 'Admission Process',
  parentGuidelines: 'Parent Guidelines',
  schoolErp: 'School ERP Software',
  earlyLearning: 'Early Learning',
  primary: 'Primary',
  middle: 'Middle',
  facilities: 'Facilities',
  computerLab: 'Computer Lab',
  sports: 'Sports',
  contact: 'Contact Us',
  privacy: 'Privacy',
  thankYou: 'Thank You',
  thankYouReceived: 'Thank You, after a message',
  gallery: 'Photo Gallery',
  news: 'News and Articles',
  videos: 'Video Gallery',
  calendar: 'Calendar',
};

/** The page that this item belongs to. */
export const pageKeyOf = (id: string): PageKey | undefined => {
  const [, ...rest] = id.split('-page-');
  const [, name] = /^([a-z-]+)$/.exec(rest.join('-page-')) ?? [];
  const key = name?.replaceAll(/-(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
  return key !== undefined && Object.hasOwn(names, key) ? (key as PageKey) : undefined;
};

export function pageName(id: string): string | undefined {
  const key = pageKeyOf(id);
  return key && names[key];
}

/** The page that shows the text of this item. */
export function pageShownBy(id: string): PageName | undefined {
  const key = pageKeyOf(id);
  return key === 'thankYouReceived' ? 'thankYou' : key;
}
