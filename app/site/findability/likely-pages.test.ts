import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedPages } from '#app/addresses.ts';
import { en } from '#app/words/en.ts';
import { editDistance, likelyPages } from './likely-pages.ts';

const likely = (path: string) => likelyPages(path, en);

test.each([
  ['/admision', 'admissionProcess'],
  ['/admissions', 'admissionProcess'],
  ['/Admission-Process.html', 'admissionProcess'],
  ['/gallary', 'gallery'],
  ['/photos-gallery', 'gallery'],
  ['/galery/', 'gallery'],
  ['/sport', 'sports'],
  ['/computer%20lab', 'computerLab'],
  ['/facility', 'facilities'],
  ['/library', 'facilities'],
  ['/chairman', 'chairmanWelcome'],
  ['/pricipal', 'principalWelcome'],
  ['/primary', 'primary'],
  ['/erp', 'schoolErp'],
])('%s suggests %s first', (path, page) => {
  expect(likely(path)[0]).toBe(page);
});

const own = new Map([
  ['01bus', { title: 'School bus and routes', address: '/SchoolBus' }],
  ['02fees', { title: 'Fee structure', address: '/Money' }],
  ['03hindi', { title: 'बस', address: '/Routes' }],
]);

test.each([
  ['/school-bus.html', 'own:01bus'],
  ['/schoolbuss', 'own:01bus'],
  ['/schoolbusandroute', 'own:01bus'],
  ['/fees-structure', 'own:02fees'],
  ['/mony', 'own:02fees'],
  ['/route', 'own:03hindi'],
])('%s suggests a page of the school’s own first', (path, page) => {
  expect(likelyPages(path, en, own)[0]).toBe(page);
  expect(likely(path)).not.toContain(page);
});

test('pages of the school’s own do not displace closer matches, and are not suggested for anything else', () => {
  expect(likelyPages('/gallary', en, own)).toEqual(likely('/gallary'));
  expect(likelyPages('/wp-login.php', en, own)).toEqual([]);
});

test.each([
  '/wp-login.php',
  '/wp-admin/setup-config.php',
  '/.env',
  '/xmlrpc.php',
  '/vendor/phpunit/eval-stdin.php',
  '/ab',
  '/%3Cscript%3E',
  '/<script>alert(1)</script>',
  '/गैलरी',
  `/${'gallery'.repeat(10)}`,
  '/',
])('nothing is suggested for %s', (path) => {
  expect(likely(path)).toEqual([]);
});

test('whatever is typed, at most three known pages are suggested, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 45 }), (path) => {
      const found = likely(`/${path}`);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      for (const page of found) expect(listedPages).toContain(page);
    }),
  );
});

test('the distance counts added, missing, changed and swapped letters', () => {
  expect(editDistance('gallery', 'gallery')).toBe(0);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('gallary', 'gallery')).toBe(1);
  expect(editDistance('galelry', 'gallery')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
