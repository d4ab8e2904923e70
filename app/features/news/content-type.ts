import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const news = contentType({
  name: 'news',
  words: {
    one: 'news item',
    many: 'News',
    new: 'Write news',
    about:
      'What happened at school and what is coming. Shown on the home page and on the News and Articles page.',
  },
  title: 'title',
  detail: 'fromDate',
  day: 'fromDate',
  search: ['title', 'description'],
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Title',
      help: 'Short, like a headline. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'fromDate',
      kind: 'day',
      prefill: 'today',
      label: 'Day of the event',
      help: 'The first day of the event. News is listed by this day.',
      required: true,
      max: 40,
    },
    {
      name: 'date',
      kind: 'day',
      prefill: 'today',
      label: 'Day it was written',
      help: 'Shown in small letters under the title.',
      required: true,
      max: 40,
    },
    {
      name: 'description',
      kind: 'rich',
      label: 'Text',
      required: true,
      max: 40_000,
    },
    {
      name: 'pictures',
      kind: 'pictures',
      role: 'attachments',
      label: 'Pictures',
      help: 'The first one is shown large, next to the text.',
      max: 12,
    },
    {
      name: 'documents',
      kind: 'documents',
      role: 'attachments',
      label: 'Documents to download',
      help: 'PDF files, for example a circular.',
      max: 8,
    },
  ],
  address: ({ id }) => pageAddress('news', { id }),
  listPage: 'news',
  listName: ({ menu }) => menu.news,
  itemPage: 'news',
  exportFolder: 'news',
  isAnnounced: true,
});
