import { pageAddress } from '#app/addresses.ts';
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
      name: 'url',
      kind: 'url',
      ownPages: true,
      label: 'Page it leads to',
      help: 'A page of ours begins with /, as /Calendar; any other with https://. It may be left out.',
      max: 500,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Or a paper or picture',
      help: 'Whoever presses the line sees this file, where there is no page above.',
      max: 1,
    },
  ],
  address: () => pageAddress('home'),
  shownOn: 'home',
});
