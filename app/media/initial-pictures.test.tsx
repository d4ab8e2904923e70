import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Attachment } from './picture.ts';
import { Picture } from './picture-view.tsx';
import { initialPictures } from './initial-pictures.ts';

const picture = (name: string, width: number): Attachment => ({
  mediaId: name,
  path: `LFIS/public/Images/${name}.jpg`,
  kind: 'image',
  alt: name,
  caption: '',
  width,
  height: 100,
  placeholder: null,
});

test('the pictures of a phone with 360 points and two pixels per point', () => {
  const html = renderToStaticMarkup(
    <main>
      <Picture picture={picture('hero', 4000)} sizes="(min-width: 48rem) 34rem, 92vw" most={1280} priority />
      <noscript>
        <Picture picture={picture('slide', 4000)} sizes="92vw" />
      </noscript>
      <Picture picture={picture('round', 4000)} sizes="6rem" most={480} />
      <Picture
        picture={{ ...picture('cropped', 4000), height: 2000, focus: { x: 30, y: 50 } }}
        shape="4x5"
        sizes="20rem"
        most={960}
        wider={[{ from: '48rem', sizes: '50vw' }]}
      />
      <Picture picture={picture('small', 300)} sizes="100vw" />
      <Picture picture={picture('wide', 4000)} sizes="(min-width: 32rem) 42rem, 150vw" />
    </main>,
  );
  expect(
    initialPictures(html).map(({ picture: { path, width: full }, width }) => [path.slice(19), width, full]),
  ).toEqual([
    ['hero.jpg', 640, 640],
    ['round.jpg', 160, 160],
    ['cropped.jpg', 640, 640],
    ['small.jpg', 320, 300],
    ['wide.jpg', 960, 960],
  ]);
  expect(initialPictures(html)[2]!.picture.crop).toEqual({ shape: '4x5', at: 30 });
  expect(initialPictures(html.repeat(3))).toHaveLength(7);
  expect(initialPictures('<p>nothing</p>')).toEqual([]);
});
