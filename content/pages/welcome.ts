import { type PageStructures, TEXT } from './page-structure.ts';

/** Around the messages of the school's leaders, independent of their content, which may change any day. */
const welcome = {
  layout: 'welcome',
  lead: '',
  sections: [{ id: 'no-message', kind: 'noMessage', values: { text: TEXT } }],
} as const;

const withStandIn = {
  ...welcome,
  sections: [
    ...welcome.sections,
    { id: 'stand-in', kind: 'standIn', values: { text: TEXT, description: TEXT } },
  ],
} as const;

export const chairmanWelcome = { sample: welcome, starter: welcome } as const satisfies PageStructures;
export const directorWelcome = { sample: welcome, starter: welcome } as const satisfies PageStructures;
export const principalWelcome = {
  sample: withStandIn,
  starter: withStandIn,
} as const satisfies PageStructures;
