import { expect, test } from 'vitest';
import { findStudioPage, isStudioPath, studioHref, studioHrefThen, studioPages } from './studio-addresses.ts';

test('path parameters are in the path, all others in the query, both encoded', () => {
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

test('a fixed name takes precedence over a parameter, data belongs to its page, other addresses find nothing', () => {
  expect(findStudioPage('/studio/enquiries/export')?.name).toBe('enquiriesExport');
  expect(findStudioPage('/studio/content/news/new')?.name).toBe('newItem');
  expect(findStudioPage('/studio.data')?.name).toBe('dashboard');
  expect(findStudioPage('/studio/languages/albums/lamps/versions.data')?.name).toBe('translationVersions');
  expect(findStudioPage('/studio/nothing')).toBeUndefined();
  expect(findStudioPage('/studio/nothing.data')).toBeUndefined();
  expect(findStudioPage('/studios')).toBeUndefined();
});

test('studio addresses include those that its scripts request', () => {
  for (const path of ['/studio', '/studio/', '/studio/people', '/studio.data'])
    expect(isStudioPath(path), path).toBe(true);
  for (const path of ['/studios', '/Studio2', '/', '/studio-tour'])
    expect(isStudioPath(path), path).toBe(false);
});
