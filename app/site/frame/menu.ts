import { hrefOf, type PageName, pages } from '#app/addresses.ts';
import type { Crumb } from '#app/ui/banner/page-banner.tsx';
import type { Words } from '#app/words/en.ts';

export interface MenuItem {
  name: string;
  page: PageName;
  /** Where the item is a part of a page. */
  anchor?: string;
}

export interface MenuGroup {
  id: 'overview' | 'admission' | 'learning' | 'infrastructure' | 'gallery';
  name: string;
  items: MenuItem[];
}

/** The top menu; breadcrumbs and the footer's lists go by it too. */
export function menuOf({ menu }: Words): MenuGroup[] {
  return [
    {
      id: 'overview',
      name: menu.overview,
      items: [
        { name: menu.aboutUs, page: 'home', anchor: '#about' },
        { name: menu.chairmanWelcome, page: 'chairmanWelcome' },
        { name: menu.directorWelcome, page: 'directorWelcome' },
        { name: menu.principalWelcome, page: 'principalWelcome' },
        { name: menu.gettingStarted, page: 'gettingStarted' },
      ],
    },
    {
      id: 'admission',
      name: menu.admission,
      items: [
        { name: menu.admissionProcess, page: 'admissionProcess' },
        { name: menu.parentGuidelines, page: 'parentGuidelines' },
        { name: menu.schoolErp, page: 'schoolErp' },
      ],
    },
    {
      id: 'learning',
      name: menu.learning,
      items: [
        { name: menu.earlyLearning, page: 'earlyLearning' },
        { name: menu.primary, page: 'primary' },
        { name: menu.middle, page: 'middle' },
      ],
    },
    {
      id: 'infrastructure',
      name: menu.infrastructure,
      items: [
        { name: menu.facilities, page: 'facilities' },
        { name: menu.classrooms, page: 'facilities', anchor: '#smart-classes' },
        { name: menu.library, page: 'facilities', anchor: '#academic-zone' },
        { name: menu.computerLab, page: 'computerLab' },
        { name: menu.sports, page: 'sports' },
        { name: menu.safety, page: 'facilities', anchor: '#safety-and-security' },
      ],
    },
    {
      id: 'gallery',
      name: menu.gallery,
      items: [
        { name: menu.photoGallery, page: 'gallery' },
        { name: menu.videoGallery, page: 'videos' },
        { name: menu.news, page: 'news' },
      ],
    },
  ];
}

/** Pages that stand in no group: the frame leads to them by links of their own, and whoever lost their way is told. */
export const beyondMenu = ({ menu }: Words): MenuItem[] => [
  { name: menu.contact, page: 'contact' },
  { name: menu.privacy, page: 'privacy' },
];

/** The group a page stands in: the one that lists it as a whole page. */
export const groupOf = (page: PageName, words: Words) =>
  menuOf(words).find(({ items }) => items.some((item) => item.page === page && !item.anchor));

/** From home down to the group that the page stands in. */
export function trailTo(page: PageName, words: Words): Crumb[] {
  const group = groupOf(page, words);
  return [{ name: words.home, href: hrefOf('home') }, ...(group ? [{ name: group.name }] : [])];
}

/** An address as the menu sees it: an item of a list (an album, a story) is not the page of the list itself. */
export interface Place {
  path: string;
  isItem: boolean;
}

/** Where the visitor is: the group to mark in the bar, and the page to mark in its list. */
export function currentPlace(
  { path, isItem }: Place,
  words: Words,
): { group?: MenuGroup['id']; item?: PageName } {
  const page = (Object.keys(pages) as PageName[]).find((name) => pages[name].path === path);
  if (!page) return {};
  const item = page === 'album' ? 'gallery' : page;
  const group =
    groupOf(item, words) ?? menuOf(words).find(({ items }) => items.some((other) => other.page === item));
  return { ...(group && { group: group.id }), ...(item === page && !isItem && { item }) };
}
