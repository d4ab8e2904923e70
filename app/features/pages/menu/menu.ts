import type { PageSection } from '#content/page-text.ts';
import { pageAddress, type PageName, pages } from '#app/addresses.ts';

export interface MenuLink {
  name: string;
  href: string;
  /** The target, if it is a page that every school has. */
  page?: PageName;
  /** The target is a part of a page. */
  isPart?: boolean;
  /** On another site: it opens in a new tab. */
  isOutside?: boolean;
}

export interface MenuGroup {
  id: string;
  name: string;
  items: MenuLink[];
}

/** The navigation on every page. */
export interface Menu {
  groups: MenuGroup[];
  /** Pages that are directly in the bar. */
  bar: MenuLink[];
  /** The footer's lists. */
  footer: MenuGroup[];
  parentsApp: { heading: string; text: string };
}

/** Possible targets besides the pages that every school has. */
export interface LinkTargets {
  /** The school's own published pages, by their ids. */
  own: ReadonlyMap<string, { title: string; address: string }>;
  /** Other sites that the profile names. */
  portal?: { name: string; href: string } | undefined;
  registration?: { name: string; href: string } | undefined;
}

export const NO_LINK_TARGETS: LinkTargets = { own: new Map() };

/** The menu as the office arranged it. Links without a target are left out, and so are empty groups. */
export function menuFrom(sections: readonly PageSection[], targets: LinkTargets): Menu {
  const groupsOf = (kind: PageSection['kind']) =>
    sections
      .filter((section) => section.kind === kind)
      .map(({ id, values, items }) => ({
        id,
        name: values['heading'] ?? '',
        items: items.flatMap((item) => linkOf(item, targets) ?? []),
      }))
      .filter(({ name, items }) => name && items.length > 0);
  const app = sections.find(({ kind }) => kind === 'parentsApp')?.values;
  return {
    groups: groupsOf('menuGroup'),
    bar: sections
      .filter(({ kind }) => kind === 'menuBar')
      .flatMap(({ items }) => items.flatMap((item) => linkOf(item, targets) ?? [])),
    footer: groupsOf('footerList'),
    parentsApp: { heading: app?.['heading'] ?? '', text: app?.['text'] ?? '' },
  };
}

/** `sports`, `facilities#smart-classes`, `own:01k…`, `portal`: the target of a menu entry. */
const TARGET = /^(?<kind>own:)?(?<name>[0-9a-zA-Z-]+)(?:#(?<part>[a-z0-9-]+))?$/;

function linkOf(
  { to = '', name = '', address = '' }: PageSection['items'][number],
  targets: LinkTargets,
): MenuLink | undefined {
  const { kind, name: target = '', part } = TARGET.exec(to)?.groups ?? {};
  if (kind) {
    const own = targets.own.get(target);
    return own && { name: name || own.title, href: own.address };
  }
  if (target === 'portal' || target === 'registration') {
    const site = targets[target];
    return site && { name: name || site.name, href: site.href, isOutside: true };
  }
  if (Object.hasOwn(pages, target)) {
    const page = target as PageName;
    return { name, page, href: pageAddress(page, {}, part && `#${part}`), ...(part && { isPart: true }) };
  }
  if (!address || !name) return undefined;
  return { name, href: address, ...(!address.startsWith('/') && { isOutside: true }) };
}

/** The group that contains a link to this whole page. */
export const groupAt = ({ groups }: Menu, path: string): MenuGroup | undefined =>
  groups.find(({ items }) => items.some(({ href }) => href === path));
