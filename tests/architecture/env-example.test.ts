import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig, settingNames } from '#app/platform/config.ts';

const lines = ['.env.example', ...globSync('app/*/.env.example')].flatMap((file) =>
  readFileSync(file, 'utf8').split('\n'),
);
const example = Object.fromEntries(
  lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=', 2)),
);

test('.env.example names every setting, with its default', () => {
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(parseConfig(example)).toEqual(parseConfig({}));
});
