import { contentType } from '#app/publishing/content-type.ts';
import { PAGE_FIELDS, PAGE_LAYOUTS } from '../page-fields.ts';

/** Pages that a school adds to those that every school has, each at its own address. */
export const ownPages = contentType({
  name: 'ownpages',
  place: 'pages',
  icon: 'file-plus',
  words: {
    one: 'custom page',
    many: 'Custom pages',
    new: 'Add a page',
    about:
      'Pages that only this school has, such as “Fee structure” or “Our teachers”. After publishing one, add it to the menu.',
  },
  title: 'title',
  detail: 'address',
  fields: [
    ...PAGE_FIELDS,
    {
      name: 'address',
      kind: 'address',
      label: 'Address',
      help: 'For example /FeeStructure. Use only English letters, digits and hyphens. If you leave this empty, it is made from the title. If you change it later, the old address still works.',
      required: true,
      max: 61,
    },
    {
      name: 'layout',
      kind: 'choice',
      label: 'Page layout',
      options: PAGE_LAYOUTS,
      required: true,
    },
  ],
  address: ({ texts }) => texts['address'] || '/',
  exportFolder: 'pages/own',
});
