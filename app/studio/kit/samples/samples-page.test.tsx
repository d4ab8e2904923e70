import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samples } from './samples.tsx';
import { renderSamples } from './samples-page.tsx';

const kit = join(import.meta.dirname, '..');

/** `key-value.tsx` has `KeyValue`. */
const componentIn = (file: string) =>
  file.replace('.tsx', '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every component of the kit is on the page, and nothing else', () => {
  const components = readdirSync(kit)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && file !== 'icon.tsx')
    .map(componentIn);
  expect(samples.map(({ name }) => name).toSorted()).toEqual(components.toSorted());
  expect(samples).toHaveLength(32);
});

test('the page shows each component under its name, in both languages of the studio', async () => {
  for (const language of ['en', 'hi']) {
    const html = await renderSamples({ styles: ['/kit.css'], language });
    expect(html).toContain(`<html lang="${language}`);
    expect(html).toContain('<link rel="stylesheet" href="/kit.css"/>');
    for (const { name } of samples) expect(html).toContain(`<section id="${name.toLowerCase()}"`);
  }
});
