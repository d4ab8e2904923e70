import { contentType } from '#app/publishing/content-type.ts';
import { PAGE_FIELDS, PAGE_LAYOUTS } from '../page-fields.ts';

/** Pages that a school adds to those that every school has, each at its own address. */
export const ownPages = contentType({
  name: 'ownpages',
  words: {
    one: 'custom page',
    many: 'Pages of our own',
    new: 'Add a page',
    about:
      'Pages that only this school has, as “Fee structure” or “Our teachers”. Put them in the menu afterwards.',
  },
  title: 'title',
  detail: 'address',
  fields: [
    ...PAGE_FIELDS,
    {
      name: 'address',
      kind: 'address',
      label: 'Address',
      help: 'As /FeeStructure: Latin letters, digits and dashes. Left empty, it is made from the title. After a change the old address leads to the new one.',
      required: true,
      max: 61,
    },
    {
      name: 'layout',
      kind: 'choice',
      label: 'How the page is set',
      options: PAGE_LAYOUTS,
      required: true,
    },
  ],
  address: ({ texts }) => texts['address'] || '/',
  isLasting: true,
  exportFolder: 'pages/own',
});
