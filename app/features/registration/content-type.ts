import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const registrations = contentType({
  name: 'registrations',
  words: {
    one: 'registration link',
    many: 'Registration links',
    new: 'Add a registration link',
    about:
      'Where families register. The first of these that is live is taken: on home, in the footer and on the admission page.',
  },
  title: 'title',
  isOrderedByHand: true,
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Name',
      help: 'Families read it as the link, for example: Online registration for 2027–28.',
      required: true,
      max: 300,
    },
    {
      name: 'url',
      kind: 'url',
      label: 'Address of the registration form',
      help: 'Leave it empty where families fill in a paper: the link then leads to the paper below.',
      max: 1000,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Paper with it',
      help: 'It may be left out where there is an address.',
      max: 1,
    },
  ],
  needsFile: ({ url }) => !url,
  address: () => pageAddress('home'),
  shownOn: 'home',
  exportFolder: 'pages/registration',
});
