import { type Guard, studioHref, type StudioPageName, studioPages } from '#app/access/studio-addresses.ts';
import type { Permission } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { modules } from '#app/modules/parts.ts';
import { profileType } from '#app/features/school/content-type.ts';
import { type ContentType, permissionOn } from '#app/publishing/content-type.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { listAddress } from '../content/types/addresses.ts';
import type { StudioWords } from '../words/en/index.ts';
import { translateType } from '../words/content-types.ts';

/** The purposes of the menu's groups. */
export const menuGroups = ['write', 'waiting', 'school', 'house'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface MenuItem {
  nameIn: (words: StudioWords) => string;
  href: string;
  permission: Permission;
  /** Undefined for the dashboard. */
  group?: MenuGroup;
  /** Undefined for the list of a content type. */
  page?: StudioPageName;
}

const contentTypeItems = (group: 'write' | 'school'): MenuItem[] =>
  contentTypes
    .filter(
      (type) => type !== profileType && !type.formAt && (type.isLasting ?? false) === (group === 'school'),
    )
    .map((type) => contentTypeItem(type, group));

const contentTypeItem = (type: ContentType, group: MenuGroup): MenuItem => ({
  nameIn: (words) => translateType(type, words).words.many,
  href: listAddress(type),
  permission: permissionOn(type, studioPages.contentList.read),
  group,
});

type Fixed = 'library' | 'languages' | 'look' | 'inbox' | 'people' | 'audit' | 'backup' | 'account';

const page = (at: StudioPageName & Fixed, group: MenuGroup, nameIn: MenuItem['nameIn']): MenuItem => ({
  nameIn,
  href: studioHref(at),
  permission: studioPages[at].read,
  group,
  page: at,
});

const modulePages = modules
  .flatMap((module) => module.menu as StudioPageName[])
  .map((name): MenuItem => {
    const { path, read }: { path: string; read: Guard } = studioPages[name];
    return {
      nameIn: (words) => words.modulePages[name] ?? name,
      href: path,
      permission: read as Permission,
      group: 'house',
      page: name,
    };
  });

/** The studio's menu in order; items without the permission are left out. */
export const menu: readonly MenuItem[] = [
  {
    nameIn: ({ dashboard }) => dashboard.title,
    href: studioHref('dashboard'),
    permission: studioPages.dashboard.read,
    page: 'dashboard',
  },
  ...contentTypeItems('write'),
  page('inbox', 'waiting', (words) => words.enquiries.title),
  ...contentTypeItems('school'),
  page('library', 'school', (words) => words.library.title),
  page('languages', 'school', (words) => words.languages.title),
  page('look', 'school', (words) => words.theme.title),
  { ...contentTypeItem(profileType, 'school'), page: 'profile' },
  page('people', 'house', (words) => words.people.people.title),
  page('audit', 'house', (words) => words.audit.title),
  page('backup', 'house', (words) => words.backup.title),
  ...modulePages,
  page('account', 'house', (words) => words.account.title),
];

/** Whether a page belongs to this item. Photos have pages next to those of other content. */
export function isWithin(pathname: string, href: string): boolean {
  if (href === studioHref('dashboard')) return pathname === href;
  const paths = href === listAddress(albums) ? [href, ALBUMS] : [href];
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

const ALBUMS = `${studioHref('dashboard')}/albums`;
