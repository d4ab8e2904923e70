import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const highlights = contentType({
  name: 'highlights',
  place: 'news',
  icon: 'star',
  words: {
    one: 'highlight',
    many: 'Highlights',
    new: 'Add a highlight',
    about: 'Short sentences that scroll across the top of the home page.',
  },
  title: 'title',
  isOrderedByHand: true,
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Text',
      help: 'One sentence. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'url',
      kind: 'url',
      ownPages: true,
      label: 'Link',
      help: 'A page of this site starts with /, for example /Calendar. Any other address starts with https://. Optional.',
      max: 500,
    },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Or a document or picture',
      help: 'If there is no link above, families see this file when they press the highlight.',
      max: 1,
    },
  ],
  address: () => pageAddress('home'),
  shownOn: 'home',
});
