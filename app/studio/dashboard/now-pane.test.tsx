import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NowPane } from './now-pane.tsx';

type Props = ComponentProps<typeof NowPane>;

const counts = { new: 0, 'in-progress': 0, answered: 0, spam: 0 };
const calm: Props = {
  enquiries: { counts, held: 0, undelivered: 0, oldestNew: undefined, longest: [] },
  mail: {
    waiting: 0,
    oldestWaiting: undefined,
    dead: 0,
    selfTest: { outcome: 'arrived', startedAt: '2026-11-15T01:00:00.000Z' },
    selfTestIsOverdue: false,
    toFiles: false,
    isTested: true,
  },
  storage: { free: 9e9, isLow: false, media: 0, database: 0 },
  missed: [],
  missing: {
    untouchedPages: 0,
    withoutWords: [],
    emptyAlbums: [],
    leadership: [],
    placeholders: [],
    deadLinks: [],
    older: { count: 0, latest: [] },
  },
  isPublic: true,
  parkedJobs: [],
  mayRetryJobs: true,
};

const textOf = (change: Partial<Props>) => {
  const element = <NowPane {...calm} {...change} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

test('praise is shown if everything is done', () => {
  expect(textOf({})).toBe(
    'Nothing needs your attention No new enquiries. E-mail is working. There is space for photos. Well done.',
  );
});

test.each<[string, Partial<Props>]>([
  ['a page is as it began', { missing: { ...calm.missing!, untouchedPages: 1 } }],
  ['a place of the profile is empty', { missing: { ...calm.missing!, placeholders: ['phone'] } }],
  [
    'a message is missing',
    {
      missing: { ...calm.missing!, leadership: [{ category: 'Chairman', id: undefined, lacks: 'message' }] },
    },
  ],
  [
    'a link to another site does not work',
    {
      missing: {
        ...calm.missing!,
        deadLinks: [{ type: 'news', id: 'a', title: 'A', dead: [] }],
      },
    },
  ],
  ['families see nothing yet', { isPublic: false }],
])('no praise while %s', (_, change) => {
  expect(textOf(change)).toMatch(/^Nothing is urgent .*See below for what is still missing\.$/);
});

test.each<[string, Partial<NonNullable<Props['mail']>>]>([
  ['is written to files', { toFiles: true }],
  ['is not tested', { isTested: false }],
  ['has never been tested', { selfTest: undefined }],
])('mail is not called delivered if it %s', (_, mail) => {
  expect(textOf({ mail: { ...calm.mail!, ...mail } })).not.toContain('E-mail is working');
});

test('the free space of a bucket is not shown', () => {
  expect(textOf({ storage: { ...calm.storage!, free: undefined } })).not.toContain('space');
});

test('a part that could not be read prevents praise', () => {
  expect(textOf({ missing: null })).toBe('');
});

test('a missed translation is named with its language, a missed change of the item is not', () => {
  const change = { type: 'news', id: 'trees', title: 'Trees', at: '2026-11-15T01:00:00.000Z' };
  const missed = ['', 'hi', 'pa'].map((language) => ({ ...change, language }));
  expect(textOf({ missed }).match(/Trees( \(\w+\))? It was scheduled for/g)).toEqual([
    'Trees It was scheduled for',
    'Trees (Hindi) It was scheduled for',
    'Trees (Punjabi) It was scheduled for',
  ]);
});
