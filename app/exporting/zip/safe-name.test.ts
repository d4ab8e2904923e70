import { expect, test } from 'vitest';
import { namesInFolder } from './safe-name.ts';

const named = (text: string) => namesInFolder()(text);

test('letters of every script stay, and no character with a special meaning does', () => {
  expect(named('बाल दिवस: “नाटक”')).toBe('बाल-दिवस-नाटक');
  expect(named('a/b\\c:d*e?f"g<h>i|j\u0000k\u202el')).toBe('a-b-c-d-e-f-g-h-i-j-k-l');
  expect(named('../../etc/passwd')).toBe('etc-passwd');
  expect(named('. . .')).toBe('untitled');
  expect(named('\ud800')).toBe('untitled');
});

test('it is Unicode-normalised, however it was typed', () => {
  expect(named('Cafe\u0301')).toBe('Caf\u00e9');
});

test.each(['CON', 'nul', 'Com1', 'LPT9'])('%s, a Windows device name, is changed', (device) => {
  expect(named(device)).toBe(`${device}-`);
});

test('a title of 300 Hindi characters is cut between two letters', () => {
  const name = namesInFolder()('2026-11-12', 'विद्यार्थी '.repeat(30).slice(0, 300));
  expect(name.length).toBeLessThanOrEqual(80);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  const clusters = [...new Intl.Segmenter('hi').segment('विद्यार्थी')].map(({ segment }) => segment);
  expect(clusters.some((cluster) => name.endsWith(cluster))).toBe(true);
});

test('no two names are the same, ignoring case', () => {
  const nameIn = namesInFolder();
  const long = 'x'.repeat(200);
  const names = ['Day', 'day', 'Day', long, long].map((text) => nameIn(text));
  expect(names.slice(0, 3)).toEqual(['Day', 'day-2', 'Day-3']);
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(80);
});
