import { hrefOf } from '#app/addresses.ts';
import type { ContentType } from '#app/features/editing/content-type.ts';

export const registrations: ContentType = {
  name: 'registrations',
  table: 'registrations',
  words: {
    one: 'registration link',
    many: 'Registration links',
    new: 'Add a registration link',
    about: 'Where “Online Registration” leads. The newest one that is live is taken.',
  },
  title: 'title',
  fields: [
    {
      name: 'title',
      column: 'title',
      kind: 'line',
      label: 'Name',
      help: 'For yourselves, for example: Admission 2027–28.',
      required: true,
      max: 300,
    },
    {
      name: 'url',
      column: 'url',
      kind: 'url',
      label: 'Address of the registration form',
      required: true,
      max: 1000,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Paper with it',
      help: 'It may be left out.',
      max: 1,
    },
  ],
  address: () => hrefOf('home'),
};
