import { type Guard, studioHref, type StudioPageName, studioPages } from '#app/access/studio-addresses.ts';
import type { Permission } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { modules } from '#app/modules/parts.ts';
import { profileType } from '#app/features/school/content-type.ts';
import { type ContentType, permissionOn, type StudioPlace } from '#app/publishing/content-type.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { listAddress } from '../content/types/addresses.ts';
import type { IconName } from '../kit/icon.tsx';
import type { StudioWords } from '../words/en/index.ts';
import { translateType } from '../words/content-types.ts';

export type PlaceName = 'home' | 'enquiries' | StudioPlace;

interface Place {
  name: PlaceName;
  icon: IconName;
  /** The heading above it and its neighbours. */
  group?: 'families' | 'website' | 'office';
  /** The page that lists its entries; without one, it opens its first entry and they are tabs. */
  index?: 'school' | 'settings';
}

/** The places of the menu, in order. Everything in the studio is an entry of one of them. */
export const places: readonly Place[] = [
  { name: 'home', icon: 'house' },
  { name: 'enquiries', icon: 'inbox', group: 'families' },
  { name: 'news', icon: 'newspaper', group: 'website' },
  { name: 'photos', icon: 'images', group: 'website' },
  { name: 'calendar', icon: 'calendar', group: 'website' },
  { name: 'pages', icon: 'pages', group: 'website' },
  { name: 'school', icon: 'school', group: 'office', index: 'school' },
  { name: 'settings', icon: 'settings', group: 'office', index: 'settings' },
];

interface MenuItem {
  nameIn: (words: StudioWords) => string;
  href: string;
  icon: IconName;
  permission: Permission;
  /** Undefined for what is in the account menu. */
  place?: PlaceName;
  /** Undefined for the list of a content type. */
  page?: StudioPageName;
}

const contentTypeItem = (type: ContentType): MenuItem => ({
  nameIn: (words) => translateType(type, words).words.many,
  href: listAddress(type),
  icon: type.icon,
  permission: permissionOn(type, studioPages.contentList.read),
  place: type.place,
  ...(type === profileType && { page: PROFILE }),
});

const typesIn = (place: StudioPlace) =>
  contentTypes.filter((type) => type.place === place && !type.formAt).map(contentTypeItem);

type Fixed =
  'dashboard' | 'library' | 'languages' | 'look' | 'inbox' | 'people' | 'audit' | 'backup' | 'account';

const page = (
  at: StudioPageName & Fixed,
  icon: IconName,
  nameIn: MenuItem['nameIn'],
  place?: PlaceName,
): MenuItem => ({
  nameIn,
  href: studioHref(at),
  icon,
  permission: studioPages[at].read,
  page: at,
  ...(place && { place }),
});

const modulePages = modules
  .flatMap((module) => module.menu as StudioPageName[])
  .map((name): MenuItem => {
    const { path, read }: { path: string; read: Guard } = studioPages[name];
    return {
      nameIn: (words) => words.modulePages[name] ?? name,
      href: path,
      icon: 'upload',
      permission: read as Permission,
      place: 'settings',
      page: name,
    };
  });

/** Everything that the menu leads to, in order; what somebody lacks the permission for is left out. */
export const menu: readonly MenuItem[] = [
  page('dashboard', 'house', ({ dashboard }) => dashboard.title, 'home'),
  page('inbox', 'inbox', (words) => words.enquiries.title, 'enquiries'),
  ...typesIn('news'),
  ...typesIn('photos'),
  page('library', 'library', (words) => words.library.title, 'photos'),
  ...typesIn('calendar'),
  ...typesIn('pages'),
  contentTypeItem(profileType),
  ...typesIn('school').filter(({ page: form }) => form !== PROFILE),
  ...typesIn('settings'),
  page('people', 'users', (words) => words.people.people.title, 'settings'),
  page('languages', 'languages', (words) => words.languages.title, 'settings'),
  page('look', 'palette', (words) => words.theme.title, 'settings'),
  page('backup', 'archive', (words) => words.backup.title, 'settings'),
  page('audit', 'history', (words) => words.audit.title, 'settings'),
  ...modulePages,
  page('account', 'user', (words) => words.account.title),
];

export interface MenuEntry {
  name: string;
  href: string;
  icon: IconName;
  isCurrent: boolean;
}

export interface MenuPlace extends Omit<Place, 'index'> {
  title: string;
  href: string;
  isCurrent: boolean;
  /** Whether its entries have a page that lists them. */
  hasIndex: boolean;
  entries: MenuEntry[];
}

/** The places that this person may open, seen from a page. */
export function menuPlaces(words: StudioWords, mine: readonly string[], pathname: string): MenuPlace[] {
  return places.flatMap(({ index, ...place }) => {
    const entries = menu
      .filter((item) => item.place === place.name && mine.includes(item.href))
      .map(({ nameIn, href, icon }) => ({
        name: nameIn(words),
        href,
        icon,
        isCurrent: isWithin(pathname, href),
      }));
    if (!entries[0]) return [];
    const href = index ? studioHref(index) : entries[0].href;
    return {
      ...place,
      title: words.places[place.name],
      href,
      isCurrent: pathname === href || entries.some(({ isCurrent }) => isCurrent),
      hasIndex: Boolean(index),
      entries,
    };
  });
}

/** Whether a page belongs to this entry. Photos have pages next to those of other content. */
export function isWithin(pathname: string, href: string): boolean {
  if (href === studioHref('dashboard')) return pathname === href;
  const paths = href === listAddress(albums) ? [href, ALBUMS] : [href];
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

const ALBUMS = `${studioHref('dashboard')}/albums`;
