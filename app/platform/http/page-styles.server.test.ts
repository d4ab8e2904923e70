import { expect, test } from 'vitest';
import { splitStyles } from '../../../scripts/build/split-styles.ts';
import { type PageStyles, placeStyles } from './page-styles.server.ts';

const long = (letter: string) => `content:"${letter.repeat(900)}"`;

function stylesOf(
  frame: string,
  own = '',
  more: { byIslands?: string[]; byAnything?: string[] } = {},
): PageStyles {
  return {
    layers: '',
    frame: splitStyles(frame),
    sheets: [splitStyles(own)],
    pages: { gallery: { sheet: 0, byIslands: [], byAnything: [], ...more } },
  };
}

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const blocks = (styles: PageStyles, body: string, route: string | undefined = 'gallery') =>
  placeStyles(styles, route, page(body)).blocks;

const small = stylesOf(
  'body{margin:0}@media print{.wrap{top:0}}.lost .way,.message{top:0}',
  '.card{top:0}.open{top:0}',
  { byIslands: ['open'], byAnything: ['card', 'open'] },
);

test('a page contains the styles of its elements, and no empty group', () => {
  expect(blocks(small, '<p>')).toEqual(['body{margin:0}']);
  expect(blocks(small, '<p class="a wrap"><i class="card">')).toEqual([
    'body{margin:0}@media print{.wrap{top:0}}.card{top:0}',
  ]);
});

test('a rule needs all the classes of one of its selectors', () => {
  expect(blocks(small, '<p class="lost">')[0]).not.toContain('.lost');
  expect(blocks(small, '<p class="lost"><i class="way">')[0]).toContain('.lost');
  expect(blocks(small, '<p class="message">')[0]).toContain('.lost');
});

test('styles that an island may need are included; on a list page, also those of anything that may be inserted', () => {
  const island = '<div data-island="x"></div>';
  expect(blocks(small, island)).toEqual(['body{margin:0}.open{top:0}']);
  expect(blocks(small, `${island}<ul data-browse-list="">`)).toEqual([
    'body{margin:0}.card{top:0}.open{top:0}',
  ]);
});

test('the answer for an unknown address contains the frame’s styles', () => {
  expect(placeStyles(small, undefined, page('<p class="message card">')).blocks).toEqual([
    'body{margin:0}.lost .way,.message{top:0}',
  ]);
});

const two = '<main><section class="one">1</section><section class="two">2</section></main>';

test('a section begins with the styles that nothing before it needs', () => {
  const styles = stylesOf(`p{top:0}@layer a{.one{${long('1')}}.two{${long('2')}}}`);
  expect(placeStyles(styles, 'gallery', page(two)).html).toBe(
    '<html><head><style>p{top:0}</style></head><body><main>' +
      `<section class="one"><style>@layer a{.one{${long('1')}}}</style>1</section>` +
      `<section class="two"><style>@layer a{.two{${long('2')}}}</style>2</section></main></body></html>`,
  );
});

test('a few rules come with those of the part before', () => {
  expect(blocks(stylesOf(`.one{${long('1')}}.two{top:0}`), two)).toEqual([`.one{${long('1')}}.two{top:0}`]);
});

test('the statement of the layers comes first, the theme’s styles last in the head', () => {
  const styles = { ...stylesOf(`p{top:0}.two{${long('2')}}`), layers: '@layer b,a;' };
  expect(placeStyles(styles, 'gallery', page(two), '@layer a{p{top:1px}}').blocks).toEqual([
    '@layer b,a;p{top:0}@layer a{p{top:1px}}',
    `.two{${long('2')}}`,
  ]);
});

test('of two rules that may set the same for an element, the later one stays later', () => {
  const both = '<main><section class="shared">1</section><section class="two shared">2</section></main>';
  const rules = (property: string) => `.two{${property}:0;${long('2')}}.shared{margin-top:0;${long('s')}}`;
  expect(blocks(stylesOf(rules('margin')), both)).toEqual([rules('margin')]);
  const apart = both.replace('two shared', 'two');
  expect(blocks(stylesOf(rules('margin')), apart)).toEqual([
    `.shared{margin-top:0;${long('s')}}`,
    `.two{margin:0;${long('2')}}`,
  ]);
});

test('no styles within an island, a replaced list, a template or an element for text', () => {
  const styles = stylesOf(`.one{${long('1')}}`);
  const one = '<section class="one">1</section>';
  const places = [
    `<main><div data-island="x">${one}</div></main>`,
    `<main><div data-browse-results="">${one}</div></main>`,
    `<main><template>${one}</template></main>`,
    `<main><ul><li>${one}</li></ul></main>`,
  ];
  for (const body of places)
    expect(placeStyles(styles, 'gallery', page(body)).html).toContain(
      `<style>.one{${long('1')}}</style></head>`,
    );
});

test('the footer begins with its own, also after elements without an end tag', () => {
  const styles = stylesOf(`.foot{${long('f')}}`);
  const body = '<main><img src="a>b"><p><br/></p></main><footer class="foot">f</footer>';
  expect(placeStyles(styles, 'gallery', page(body)).html).toContain('<footer class="foot"><style>.foot{');
});
