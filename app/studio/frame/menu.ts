import { studioHref, type StudioPageName, studioPages } from '#app/access/studio-addresses.ts';
import type { Permission } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { listAddress } from '../content/types/addresses.ts';

/** What the menu's parts are for. */
export const menuGroups = ['write', 'waiting', 'school', 'house'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface MenuItem {
  name: string;
  href: string;
  permission: Permission;
  /** None of where everybody begins. */
  group?: MenuGroup;
}

/** What the school says of itself for long; all other content is written from day to day. */
const lasting = ['pages', 'ownpages', 'menus'];

const kinds = (group: 'write' | 'school'): MenuItem[] =>
  contentTypes
    .filter(({ name }) => lasting.includes(name) === (group === 'school'))
    .map((type) => ({
      name: type.words.many,
      href: listAddress(type),
      permission: studioPages.contentList.read,
      group,
    }));

type Fixed =
  'library' | 'languages' | 'look' | 'inbox' | 'profile' | 'people' | 'audit' | 'backup' | 'account';

const page = (name: string, at: StudioPageName & Fixed, group: MenuGroup): MenuItem => ({
  name,
  href: studioHref(at),
  permission: studioPages[at].read,
  group,
});

/** What stands in the studio's menu, in this order, for whoever may open it. */
export const menu: readonly MenuItem[] = [
  { name: 'Start', href: studioHref('dashboard'), permission: studioPages.dashboard.read },
  ...kinds('write'),
  page('Enquiries', 'inbox', 'waiting'),
  ...kinds('school'),
  page('Library', 'library', 'school'),
  page('Languages', 'languages', 'school'),
  page('Look', 'look', 'school'),
  page('School profile', 'profile', 'school'),
  page('People', 'people', 'house'),
  page('What was done', 'audit', 'house'),
  page('Backup', 'backup', 'house'),
  page('My account', 'account', 'house'),
];
