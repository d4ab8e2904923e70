import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';
import { PAGE_FIELDS, PAGE_LAYOUTS } from './page-fields.ts';
import { pageName, pageShownBy } from './page-id.ts';

/** The pages that every school has. Their pictures are in one list, and the text refers to them by name. */
export const pages = contentType({
  name: 'pages',
  place: 'pages',
  icon: 'pages',
  words: {
    one: 'page',
    many: 'Pages',
    new: 'Add a page',
    about: 'The texts and pictures of the standard pages.',
  },
  title: 'title',
  nameOf: pageName,
  isSingleton: true,
  fields: [
    ...PAGE_FIELDS,
    {
      name: 'layout',
      kind: 'choice',
      label: 'Page layout',
      options: [
        ...PAGE_LAYOUTS,
        { value: 'thanks', label: 'Thank-you page' },
        { value: 'contact', label: 'With the contact form' },
        { value: 'home', label: 'Home page' },
        { value: 'welcome', label: 'With a leader’s message' },
        { value: 'list', label: 'Above a list that fills automatically' },
      ],
      required: true,
      isSettled: ({ layout }: Record<string, string>) => !PAGE_LAYOUTS.some(({ value }) => value === layout),
    },
  ],
  address: ({ id }) => pageAddress(pageShownBy(id) ?? 'home'),
  exportFolder: 'pages/site',
});
