import { expect, test } from 'vitest';
import { parseConfig } from '#app/platform/config.ts';

test('hosts that a school may be moved from are names with commas between, and nothing else', () => {
  expect(parseConfig({}).importHosts).toEqual([]);
  expect(parseConfig({ IMPORT_HOSTS: 'Old.School.example, localhost:8080,' }).importHosts).toEqual([
    'old.school.example',
    'localhost:8080',
  ]);
  expect(() => parseConfig({ IMPORT_HOSTS: 'https://old.school.example/' })).toThrow('IMPORT_HOSTS');
});
