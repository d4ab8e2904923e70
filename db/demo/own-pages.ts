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

/** A page of the sample school's own, beside those that every school has. */
export const ownPages = [
  {
    id: 'school-bus',
    address: '/SchoolBus',
    layout: schoolBus.layout,
    ...schoolBusPage({
      title: 'School bus',
      lead: 'A sample page: routes and times stand here to show what a table looks like.',
      description: 'A sample page of the demo school: where the school bus stops, and when.',
      'routes/heading': 'Routes',
      'routes/text': 'All stops and times are samples.',
      'routes/rows': [
        'Route | First stop | At the stop | At school',
        'Sample route 1 | Sample market | 7:10 | 7:40',
        'Sample route 2 | Sample bridge | 7:00 | 7:40',
      ].join('\n'),
      'ask/heading': 'Ask the office',
      'ask/text': 'Places are given by the office.',
    }),
  },
] as const;
