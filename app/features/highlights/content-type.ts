import { hrefOf } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const highlights = contentType({
  name: 'highlights',
  words: {
    one: 'highlight',
    many: 'Highlights',
    new: 'Add a highlight',
    about: 'One line each, running along the top of the home page.',
  },
  title: 'title',
  isOrderedByHand: true,
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'The line',
      help: 'One sentence. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Paper or picture it leads to',
      help: 'Whoever presses the line sees this file. It may be left out.',
      max: 1,
    },
  ],
  address: () => hrefOf('home'),
});
