import { TEXT } from '#content/pages/page-structure.ts';
import { buildPage } from '#content/prose.ts';
import type { SegmentOf } from '#content/texts.ts';

const schoolBus = {
  layout: 'sheet',
  sections: [
    { id: 'routes', kind: 'table', values: { heading: TEXT, text: TEXT, rows: TEXT } },
    { id: 'ask', kind: 'ways', values: { heading: TEXT, text: TEXT, of: 'office' } },
  ],
} as const;

export function schoolBusPage(texts: Record<SegmentOf<typeof schoolBus>, string>) {
  const { title, lead, description, sections } = buildPage(schoolBus, texts);
  return { title, lead, description, sections: JSON.stringify(sections) };
}

/** The sample school's custom page. */
export const ownPages = [
  {
    id: 'school-bus',
    address: '/SchoolBus',
    layout: schoolBus.layout,
    ...schoolBusPage({
      title: 'School bus',
      lead: 'A sample page: the routes and times only show what a table looks like.',
      description: 'A sample page of the sample school: where the school bus stops, and when.',
      'routes/heading': 'Routes',
      'routes/text': 'All stops and times are samples.',
      'routes/rows': [
        'Route | First stop | At the stop | At school',
        'Sample route 1 | Sample market | 7:10 AM | 7:40 AM',
        'Sample route 2 | Sample bridge | 7:00 AM | 7:40 AM',
      ].join('\n'),
      'ask/heading': 'Ask the office',
      'ask/text': 'Please ask the office for a seat on the bus.',
    }),
  },
] as const;
