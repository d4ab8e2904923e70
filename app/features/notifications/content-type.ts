import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const notifications = contentType({
  name: 'notifications',
  place: 'news',
  icon: 'message-square-text',
  words: {
    one: 'notice',
    many: 'Notices',
    new: 'Write a notice',
    about: 'News that parents must not miss. It opens in front of the home page until they close it.',
  },
  title: 'title',
  isOrderedByHand: true,
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Title',
      help: 'For example: School closed on Friday.',
      required: true,
      max: 300,
    },
    { name: 'description', kind: 'rich', label: 'Text', required: true, max: 10_000 },
    {
      name: 'url',
      kind: 'url',
      label: 'Link',
      help: 'Where families can read more. A page of this site starts with /, for example /Gallery. Optional.',
      ownPages: true,
      max: 1000,
    },
    { name: 'image', kind: 'pictures', role: 'image', label: 'Picture', max: 1 },
    {
      name: 'files',
      kind: 'files',
      role: 'attachments',
      label: 'Document to download',
      help: 'For example, the circular as a PDF.',
      max: 1,
    },
  ],
  address: () => pageAddress('home', {}, '#notifications'),
  shownOn: 'home',
  exportFolder: 'pages/notices',
  isAnnounced: true,
});
