import { pageAddress } from '#app/addresses.ts';
import { daysLater, readDay } from '#app/core/time/days.ts';
import { GRADES } from '#app/core/grades.ts';
import { en } from '#app/words/en.ts';
import { contentType, LONGEST_DAYS, type Problem } from '#app/publishing/content-type.ts';

export const events = contentType({
  name: 'events',
  words: {
    one: 'event',
    many: 'Calendar',
    new: 'Add an event',
    about:
      'School days, holidays, tests and celebrations: on the home page while they are coming, and under Calendar.',
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
      help: 'Short, as it is to stand in a square of the month. Hindi or English.',
      required: true,
      max: 300,
    },
    {
      name: 'kind',
      kind: 'choice',
      label: 'What it is',
      required: true,
      options: (
        [
          ['event', 'An event'],
          ['holiday', 'A holiday'],
          ['test', 'A test'],
        ] as const
      ).map(([value, label]) => ({ value, label })),
    },
    { name: 'fromDate', kind: 'day', label: 'Day', required: true, max: 40 },
    {
      name: 'toDate',
      kind: 'day',
      label: 'Last day',
      help: 'Leave empty if it is one day only.',
      max: 40,
    },
    { name: 'begins', kind: 'time', label: 'Begins at', help: 'May be left out.', max: 20 },
    { name: 'ends', kind: 'time', label: 'Ends at', help: 'May be left out.', max: 20 },
    { name: 'place', kind: 'line', label: 'Place', help: 'For example: Main lawn.', max: 200 },
    {
      name: 'classes',
      kind: 'choices',
      label: 'For which classes',
      help: 'Tick none where it is for all.',
      options: GRADES.map((value) => ({ value, label: en.calendar.class(value) })),
    },
    {
      name: 'audience',
      kind: 'line',
      label: 'For whom, in words',
      help: 'Where the classes do not say it: “Parents are welcome from 11:30”, “School and office closed”.',
      max: 200,
    },
    {
      name: 'text',
      kind: 'text',
      label: 'Text',
      help: 'What to bring, how the day goes. Leave an empty line between paragraphs.',
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
      label: 'Papers to download',
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
