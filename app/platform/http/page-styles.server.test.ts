import { expect, test } from 'vitest';
import { type PageStyles, stylesFor } from './page-styles.server.ts';

const styles: PageStyles = {
  frame: [
    'body{margin:0}@media print{',
    { css: '.wrap{top:0}', needs: [['wrap']] },
    '}',
    { css: '.lost .way,.message{top:0}', needs: [['lost', 'way'], ['message']] },
  ],
  pages: {
    gallery: {
      own: [
        { css: '.card{top:0}', needs: [['card']] },
        { css: '.open{top:0}', needs: [['open']] },
      ],
      byIslands: ['open'],
      byAnything: ['card', 'open'],
    },
  },
};

test('a page contains the styles of its elements, and no empty group', () => {
  expect(stylesFor(styles, 'gallery', '<p>')).toBe('body{margin:0}');
  expect(stylesFor(styles, 'gallery', '<p class="a wrap"><i class="card">')).toBe(
    'body{margin:0}@media print{.wrap{top:0}}.card{top:0}',
  );
});

test('a rule needs all the classes of one of its selectors', () => {
  expect(stylesFor(styles, 'gallery', '<p class="lost">')).not.toContain('.lost');
  expect(stylesFor(styles, 'gallery', '<p class="lost"><i class="way">')).toContain('.lost');
  expect(stylesFor(styles, 'gallery', '<p class="message">')).toContain('.lost');
});

test('styles that an island may need are included; on a list page, also those of anything that may be inserted', () => {
  const island = '<div data-island="x"></div>';
  expect(stylesFor(styles, 'gallery', island)).toBe('body{margin:0}.open{top:0}');
  expect(stylesFor(styles, 'gallery', `${island}<ul data-browse-list="">`)).toBe(
    'body{margin:0}.card{top:0}.open{top:0}',
  );
});

test('the answer for an unknown address contains the frame’s styles', () => {
  expect(stylesFor(styles, undefined, '<p class="message card">')).toBe(
    'body{margin:0}.lost .way,.message{top:0}',
  );
});
