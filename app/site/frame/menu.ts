import { createContext, useContext } from 'react';
import { findPage, pageAddress, listOf, pages } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { groupAt, type Menu, type MenuGroup } from '#app/features/pages/menu/menu.ts';
import { standardMenu } from '#app/features/pages/menu/standard-menu.ts';
import type { Crumb } from '#app/ui/banner/page-banner.tsx';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';

/** As the school arranged it; undefined on the error page of a site that cannot read it. */
export const MenuContext = createContext<Menu | undefined>(undefined);

export function useMenu(): Menu {
  const words = useWords();
  return useContext(MenuContext) ?? standardMenu(words);
}

/** Pages that no menu can remove: the frame has its own links to them, and the error page lists them. */
export const permanentLinks = ({ menu }: Words) => [
  { name: menu.calendar, href: pageAddress('calendar') },
  { name: menu.contact, href: pageAddress('contact') },
  { name: menu.privacy, href: pageAddress('privacy') },
];

/** From home down to the page's group. */
export function useTrailTo(path: string): Crumb[] {
  const hrefOf = useHref();
  const { home } = useWords();
  const group = groupAt(useMenu(), path);
  return [{ name: home, href: hrefOf('home') }, ...(group ? [{ name: group.name }] : [])];
}

/** An address as the menu sees it: an item of a list (an album, a story) is not the page of the list itself. */
export interface MenuLocation {
  path: string;
  isItem: boolean;
}

/** The group to mark in the bar, and the address to mark in its list or in the bar. */
export function currentMenuItem(
  { path, isItem }: MenuLocation,
  menu: Menu,
): { group?: MenuGroup['id']; item?: string; alone?: string } {
  const page = findPage(path)?.name;
  const list = page && (listOf(page) ?? page);
  const shown = list ? pages[list].path : path;
  const group =
    groupAt(menu, shown) ??
    menu.groups.find(({ items }) => items.some((link) => list !== undefined && link.page === list));
  return {
    ...(group && { group: group.id }),
    ...(list === page && !isItem && { item: shown }),
    ...(menu.bar.some(({ href }) => href === shown) && { alone: shown }),
  };
}
