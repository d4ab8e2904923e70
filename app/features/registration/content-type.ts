import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const registrations = contentType({
  name: 'registrations',
  place: 'school',
  icon: 'user-check',
  words: {
    one: 'registration link',
    many: 'Registration links',
    new: 'Add a registration link',
    about:
      'Where families register. The first published one is used on the home page, in the footer and on the Admission Process page.',
  },
  title: 'title',
  isOrderedByHand: true,
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Name',
      help: 'The text of the link, for example: Online registration for 2027–28.',
      required: true,
      max: 300,
    },
    {
      name: 'url',
      kind: 'url',
      label: 'Address of the registration form',
      help: 'Leave empty if families fill in a printed form: the link then opens the document below.',
      max: 1000,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Document',
      help: 'Optional if there is an address above.',
      max: 1,
    },
  ],
  needsFile: ({ url }) => !url,
  address: () => pageAddress('home'),
  shownOn: 'home',
  exportFolder: 'pages/registration',
});
