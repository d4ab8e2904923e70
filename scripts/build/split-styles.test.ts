import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

test('a rule can be left out if a page has none of its classes; rules without classes stay', () => {
  expect(
    splitStyles(
      '@layer base{a{color:red}.lead{margin:0}p{margin:0}}@font-face{font-family:A}.x .y,.z{top:0}',
    ),
  ).toEqual([
    '@layer base{a{color:red}',
    { css: '.lead{margin:0}', needs: [['lead']] },
    'p{margin:0}}@font-face{font-family:A}',
    { css: '.x .y,.z{top:0}', needs: [['x', 'y'], ['z']] },
  ]);
});

test('each choice of :is() and :where() is a selector of its own', () => {
  expect(splitStyles(':is(.a,.b :where(.c,i)) .d{top:0}')).toEqual([
    {
      css: ':is(.a,.b :where(.c,i)) .d{top:0}',
      needs: [
        ['a', 'd'],
        ['b', 'c', 'd'],
        ['b', 'd'],
      ],
    },
  ]);
  expect(splitStyles('.a:is(i,.b):hover{top:0}')).toEqual([
    { css: '.a:is(i,.b):hover{top:0}', needs: [['a'], ['a', 'b']] },
  ]);
  expect(splitStyles(':is(:is(h2,h3):not(.a),.b){top:0}')).toEqual([':is(:is(h2,h3):not(.a),.b){top:0}']);
});

test('classes in other brackets are ignored, at any depth', () => {
  expect(splitStyles('main:has(>.a:not(.b)){top:0}:root:has(:is(.a)){top:0}')).toEqual([
    'main:has(>.a:not(.b)){top:0}:root:has(:is(.a)){top:0}',
  ]);
  expect(splitStyles('.a:not(.b:is(.c)) [href=".d"]{top:0}')).toEqual([
    { css: '.a:not(.b:is(.c)) [href=".d"]{top:0}', needs: [['a']] },
  ]);
});

test('nested groups keep their order, and a statement its semicolon', () => {
  const css = '@layer a,b;@media print{@page{margin:1cm}.x{top:0}@supports (top:0){.y{top:0}}}';
  expect(
    splitStyles(css)
      .map((chunk) => (typeof chunk === 'string' ? chunk : chunk.css))
      .join(''),
  ).toBe(css);
});

test('a value loses unnecessary spaces, but none that are visible', () => {
  expect(splitStyles('a{mask:var(--x) top / 50%, none;content:"a, b / c"}')).toEqual([
    'a{mask:var(--x) top/50%,none;content:"a, b / c"}',
  ]);
});
