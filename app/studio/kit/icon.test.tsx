import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('an icon is hidden from screen readers and refers to the sprite', () => {
  expect(renderToStaticMarkup(<Icon name="house" className="big" />)).toMatch(
    /^<svg class="icon big" aria-hidden="true"><use href="[^"]*icons[^"]*\.svg#house"><\/use><\/svg>$/,
  );
});

test('the names of the icons are those of the sprite', () => {
  const drawn = [...textOf('./icons.svg').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  const named = [...textOf('./icon.tsx').matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name);
  expect(named).toEqual(drawn);
});
