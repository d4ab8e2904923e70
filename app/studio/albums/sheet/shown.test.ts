import { expect, test } from 'vitest';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { isInTab, readSheetTab, type SheetTab } from './shown.ts';

const photo: ManagedPhoto = {
  mediaId: 'a',
  path: 'a.jpg',
  width: 4,
  height: 3,
  alt: 'The arch',
  caption: '',
  decorative: false,
  hidden: false,
  blurred: false,
  withdrawn: null,
};
const compared = { mediaId: 'a', path: 'a.jpg', width: 4, height: 3 };
const tabsOf = (
  change: Partial<ManagedPhoto>,
  possibleDuplicates: { sent: typeof compared; here: typeof compared }[] = [],
) =>
  (['no-words', 'no-consent', 'to-decide'] as SheetTab[]).filter((tab) =>
    isInTab({ possibleDuplicates }, { ...photo, ...change }, tab),
  );

test('a photo is listed wherever it lacks something', () => {
  expect(tabsOf({})).toEqual([]);
  expect(tabsOf({ alt: ' ' })).toEqual(['no-words']);
  expect(tabsOf({ alt: '', decorative: true })).toEqual([]);
  expect(tabsOf({ alt: '', hidden: true, blurred: true })).toEqual(['no-words', 'no-consent', 'to-decide']);
  expect(tabsOf({}, [{ sent: compared, here: { ...compared, mediaId: 'b' } }])).toEqual(['to-decide']);
});

test('a withdrawn photo lacks nothing', () => {
  const change = { alt: '', hidden: true, blurred: true, withdrawn: { until: null } };
  expect(tabsOf(change)).toEqual([]);
  expect(isInTab({ possibleDuplicates: [] }, { ...photo, ...change }, 'all')).toBe(true);
});

test('an unknown tab is that of all photos', () => {
  expect(readSheetTab('no-words')).toBe('no-words');
  expect(readSheetTab('other')).toBe('all');
  expect(readSheetTab(null)).toBe('all');
});
