import { expect, test } from 'vitest';
import { findStudioPage, isStudioPath, studioHref, studioHrefThen, studioPages } from './studio-addresses.ts';

test('what is part of the path stands in it, the rest is asked for, both as an address may hold them', () => {
  expect(studioHref('dashboard')).toBe('/studio');
  expect(studioHref('item', { type: 'news', id: 'a/b' })).toBe('/studio/content/news/a%2Fb');
  expect(studioHrefThen('signIn', '/studio/people?done=invited')).toBe(
    '/studio/sign-in?then=%2Fstudio%2Fpeople%3Fdone%3Dinvited',
  );
  expect(studioHref('signIn', { done: undefined })).toBe('/studio/sign-in');
});

test.each(Object.entries(studioPages))('%s is found by its own address', (name, { path }) => {
  expect(findStudioPage(path.replaceAll(/:\w+/g, '01abc'))?.name).toBe(name);
});

test('a fixed name goes before one that stands for any; elsewhere there is nothing', () => {
  expect(findStudioPage('/studio/enquiries/export')?.name).toBe('enquiriesExport');
  expect(findStudioPage('/studio/content/news/new')?.name).toBe('newItem');
  expect(findStudioPage('/studio/nothing')).toBeUndefined();
  expect(findStudioPage('/studios')).toBeUndefined();
});

test('the studio is what lies under its address, and what its script asks for', () => {
  for (const path of ['/studio', '/studio/', '/studio/people', '/studio.data'])
    expect(isStudioPath(path), path).toBe(true);
  for (const path of ['/studios', '/Studio2', '/', '/studio-tour'])
    expect(isStudioPath(path), path).toBe(false);
});
