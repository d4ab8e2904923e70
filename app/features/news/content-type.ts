import { hrefOf } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const news = contentType({
  name: 'news',
  words: {
    one: 'news item',
    many: 'News',
    new: 'Write news',
    about: 'What happened at school and what is coming. Shown on the home page and under News.',
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
      help: 'Short, as a headline. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'fromDate',
      kind: 'day',
      label: 'Day of the event',
      help: 'The first day of what it is about. Lists go by this day.',
      required: true,
      max: 40,
    },
    {
      name: 'date',
      kind: 'day',
      label: 'Day of writing',
      help: 'Shown small under the title.',
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
      help: 'The first one stands large beside the text.',
      max: 12,
    },
    {
      name: 'documents',
      kind: 'documents',
      role: 'attachments',
      label: 'Papers to download',
      help: 'PDF files, for example a circular.',
      max: 8,
    },
  ],
  address: ({ id }) => hrefOf('news', { id }),
  hasOwnPage: true,
  isAnnounced: true,
});
