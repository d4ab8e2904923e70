import { sectionsIn } from '#content/plain-sections.ts';
import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';
import { fitsInBar } from './bar-room.ts';

/** The menu and the footer: one item per school, which comes with the site. */
export const menus = contentType({
  name: 'menus',
  place: 'pages',
  icon: 'list',
  words: {
    one: 'menu',
    many: 'Menu and footer',
    new: 'Add a menu',
    about: 'The links in the menu and in the footer of every page, and their order.',
  },
  title: 'title',
  nameOf: () => 'Menu and footer',
  isSingleton: true,
  fields: [
    { name: 'sections', kind: 'sections', label: 'Groups and lists', max: 60_000, offers: ['menu'] },
    {
      name: 'title',
      kind: 'line',
      label: 'Note for the office',
      help: 'Only the office can see it.',
      max: 200,
      isForOffice: true,
    },
  ],
  check: ({ sections = '' }): Record<string, 'menuTooWide'> =>
    fitsInBar(sectionsIn(sections)) ? {} : { sections: 'menuTooWide' },
  address: () => pageAddress('home'),
  exportFolder: 'pages/menu',
});

export const menuId = (schoolCode: string): string => `${schoolCode.toLowerCase()}-menu`;
