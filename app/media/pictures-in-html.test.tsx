import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Attachment } from './picture.ts';
import { Picture } from './picture-view.tsx';
import { picturesInHtml } from './pictures-in-html.ts';

const picture = (name: string, width: number): Attachment => ({
  mediaId: name,
  path: `LFIS/public/Images/${name}.jpg`,
  kind: 'image',
  alt: `Of "${name}" & <others>`,
  caption: '',
  width,
  height: 100,
  placeholder: 'data:,',
});

test('the pictures that a page offers are read from its HTML, those at the top separately', () => {
  const html = renderToStaticMarkup(
    <main>
      <p>fetchpriority=&quot;high&quot;</p>
      <Picture picture={picture('below', 4000)} sizes="10rem" most={320} />
      <Picture picture={picture('hero', 1000)} sizes="88vw" most={1280} priority />
      <Picture
        picture={{ ...picture('both', 400), height: 200 }}
        shape="1x1"
        sizes="10rem"
        most={160}
        wider={[{ from: '48rem', sizes: '20rem', most: 240 }]}
      />
      <img src="/logo.svg" alt="" />
    </main>,
  );
  const { first, later } = picturesInHtml(html);
  const summary = (planned: typeof first) =>
    planned.map(({ picture: { path, width: full, crop }, width, format }) =>
      [path.slice(19), full, width, format, crop?.shape].filter(Boolean).join(' '),
    );
  expect(summary(first)).toEqual([
    'hero.jpg 640 640 avif',
    'hero.jpg 720 720 avif',
    'hero.jpg 960 960 avif',
    'hero.jpg 1000 1280 avif',
  ]);
  expect(summary(later)).toEqual([
    'below.jpg 160 160 avif',
    'below.jpg 240 240 avif',
    'below.jpg 320 320 avif',
    'both.jpg 160 160 avif',
    'both.jpg 240 240 avif',
    'both.jpg 160 160 avif 1x1',
  ]);
  expect(picturesInHtml('<p>nothing</p>')).toEqual({ first: [], later: [] });
});
