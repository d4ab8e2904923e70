import { pageAddress } from '#app/addresses.ts';
import { daysLater, readDay } from '#app/core/time/days.ts';
import { GRADES } from '#app/core/grades.ts';
import { en } from '#app/words/en.ts';
import { contentType, LONGEST_DAYS, type Problem } from '#app/publishing/content-type.ts';

export const events = contentType({
  name: 'events',
  place: 'calendar',
  icon: 'calendar',
  words: {
    one: 'event',
    many: 'Calendar',
    new: 'Add an event',
    about:
      'School days, holidays, tests and celebrations. Families see all of them on the Calendar page, and the next ones on the home page.',
  },
  title: 'title',
  detail: 'fromDate',
  day: 'fromDate',
  lastDay: 'toDate',
  order: 'coming-next',
  search: ['title', 'place', 'text'],
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Title',
      help: 'Keep it short: it must fit into one day of the month view. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'kind',
      kind: 'choice',
      label: 'Type of event',
      required: true,
      options: (
        [
          ['event', 'Event'],
          ['holiday', 'Holiday'],
          ['test', 'Test'],
        ] as const
      ).map(([value, label]) => ({ value, label })),
    },
    { name: 'fromDate', kind: 'day', label: 'Day', required: true, max: 40 },
    {
      name: 'toDate',
      kind: 'day',
      label: 'Last day',
      help: 'Leave empty if it is only one day.',
      max: 40,
    },
    { name: 'begins', kind: 'time', label: 'Starts at', help: 'Optional.', max: 20 },
    { name: 'ends', kind: 'time', label: 'Ends at', help: 'Optional.', max: 20 },
    { name: 'place', kind: 'line', label: 'Place', help: 'For example: Main lawn.', max: 200 },
    {
      name: 'classes',
      kind: 'choices',
      label: 'Classes',
      help: 'Leave all of them unticked if it is for everyone.',
      options: GRADES.map((value) => ({ value, label: en.calendar.class(value) })),
    },
    {
      name: 'audience',
      kind: 'line',
      label: 'Who it is for',
      help: 'Anything the classes above do not say, for example “Parents are welcome from 11:30” or “School and office closed”.',
      max: 200,
    },
    {
      name: 'text',
      kind: 'text',
      label: 'Text',
      help: 'What to bring and what will happen. Leave an empty line between paragraphs.',
      max: 20_000,
    },
    {
      name: 'picture',
      kind: 'pictures',
      role: 'attachments',
      label: 'Picture',
      max: 1,
    },
    {
      name: 'documents',
      kind: 'documents',
      role: 'attachments',
      label: 'Documents to download',
      help: 'PDF files, for example the programme.',
      max: 4,
    },
  ],
  check: ({ fromDate: from = '', toDate: until = '', begins = '', ends = '' }) => ({
    ...orderOfDays(readDay(from), readDay(until)),
    ...(begins && ends && ends <= begins && (!until || until === from) ? { ends: 'endsFirst' as const } : {}),
  }),
  address: ({ id }) => pageAddress('event', { id }),
  listPage: 'calendar',
  listName: ({ menu }) => menu.calendar,
  itemPage: 'event',
  isAnnounced: true,
});

function orderOfDays(from: string | undefined, until: string | undefined): Record<string, Problem> {
  if (!from || !until) return {};
  if (until < from) return { toDate: 'lastDayFirst' };
  return until >= daysLater(from, LONGEST_DAYS) ? { toDate: 'tooFar' } : {};
}
