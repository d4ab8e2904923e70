import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Attachment } from '#app/media/picture.ts';
import { LocaleContext } from '#app/words/words.ts';
import { HeroPictures } from './hero-pictures.tsx';

const captioned = (caption: string): Attachment => ({
  mediaId: caption,
  path: 'LFIS/public/Images/abc.jpg',
  kind: 'image',
  alt: '',
  caption,
  width: 2400,
  height: 1600,
  placeholder: '',
});

test('every caption is marked with its language, if that is not the page’s', () => {
  const html = renderToString(
    <LocaleContext value="hi">
      <HeroPictures name="स्कूल" slides={[captioned('आँगन में दीये'), captioned('Sports Day')]} />
    </LocaleContext>,
  );
  const slides = [...html.matchAll(/data-caption="([^"]*)"(?: data-caption-lang="([^"]*)")?/g)];
  expect(slides.map(([, caption, lang]) => [caption, lang])).toEqual([
    ['आँगन में दीये', undefined],
    ['Sports Day', 'en'],
  ]);
});
