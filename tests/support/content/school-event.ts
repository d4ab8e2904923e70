import type { SchoolEvent } from '#app/features/events/event.ts';

/** An event of one day with only the given values. */
export const schoolEvent = (more: Partial<SchoolEvent> = {}): SchoolEvent => {
  const from = more.from ?? '2026-11-16';
  return {
    id: 'one',
    title: 'Book Week',
    language: 'en',
    kind: 'event',
    from,
    until: from,
    begins: '',
    ends: '',
    place: '',
    classes: [],
    audience: '',
    text: '',
    updatedAt: '2026-11-15T06:00:00.000Z',
    attachments: [],
    ...more,
  };
};
