/** A page of the sample school's own, beside those that every school has. */
export const ownPages = [
  {
    id: 'school-bus',
    title: 'School bus',
    lead: 'A sample page: routes and times stand here to show what a table looks like.',
    description: 'A sample page of the demo school: where the school bus stops, and when.',
    address: '/SchoolBus',
    layout: 'sheet',
    sections: JSON.stringify([
      {
        id: 'routes',
        kind: 'table',
        values: {
          heading: 'Routes',
          text: 'All stops and times are samples.',
          rows: [
            'Route | First stop | At the stop | At school',
            'Sample route 1 | Sample market | 7:10 | 7:40',
            'Sample route 2 | Sample bridge | 7:00 | 7:40',
          ].join('\n'),
        },
        items: [],
      },
      {
        id: 'ask',
        kind: 'ways',
        values: { heading: 'Ask the office', text: 'Places are given by the office.', of: 'office' },
        items: [],
      },
    ]),
  },
] as const;
