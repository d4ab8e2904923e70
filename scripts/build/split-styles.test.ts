import { expect, test } from 'vitest';
import { layersOf, splitStyles } from './split-styles.ts';

const needsOf = (css: string) =>
  splitStyles(css).map(({ selectors }) => selectors?.map(({ needs }) => needs));

test('a rule is described by its classes, its groups and what it sets', () => {
  expect(
    splitStyles('@layer base{@media print{.x a.y:before,.z{margin-top:0}}}@font-face{font-family:A}'),
  ).toEqual([
    {
      css: '.x a.y:before,.z{margin-top:0}',
      groups: ['@layer base', '@media print'],
      selectors: [
        { needs: ['x', 'y'], tag: 'a', classes: ['y'], pseudo: ':before' },
        { needs: ['z'], classes: ['z'] },
      ],
      sets: ['base margin'],
    },
    { css: '@font-face{font-family:A}', groups: [] },
  ]);
});

test('a class of an element before is told from one around', () => {
  expect(splitStyles('.a+b{top:0}.a b{top:0}')).toMatchObject([
    { selectors: [{ isBeside: true }], sets: [' inset'] },
    { selectors: [{ needs: ['a'], tag: 'b' }] },
  ]);
});

test('each choice of :is() and :where() is a selector of its own', () => {
  expect(needsOf(':is(.a,.b :where(.c,i)) .d{top:0}')).toEqual([
    [
      ['a', 'd'],
      ['b', 'c', 'd'],
      ['b', 'd'],
    ],
  ]);
  expect(needsOf('.a:is(i,.b):hover{top:0}')).toEqual([[['a'], ['a', 'b']]]);
  expect(needsOf(':is(:is(h2,h3):not(.a),.b){top:0}')).toEqual([[[], [], ['b']]]);
});

test('classes in other brackets are ignored, at any depth', () => {
  expect(needsOf('main:has(>.a:not(.b)){top:0}:root:has(:is(.a)){top:0}')).toEqual([[[]], [[]]]);
  expect(needsOf('.a:not(.b:is(.c)) [href=".d"]{top:0}')).toEqual([[['a']]]);
});

test('nested groups keep their order, and a statement its semicolon', () => {
  expect(
    splitStyles('@layer a,b;@media print{@page{margin:1cm}.x{top:0}@supports (top:0){.y{top:0}}}').map(
      ({ css, groups }) => [css, ...groups],
    ),
  ).toEqual([
    ['@layer a,b;'],
    ['@page{margin:1cm}', '@media print'],
    ['.x{top:0}', '@media print'],
    ['.y{top:0}', '@media print', '@supports (top:0)'],
  ]);
});

test('the layers of several sheets are named in their order', () => {
  expect(
    layersOf(['@layer a{p{top:0}}@layer c,b;', '@media print{p{top:0}}@layer b{p{top:0}}@layer d{}']),
  ).toBe('@layer a,c,b,d;');
  expect(layersOf(['p{top:0}'])).toBe('');
});

test('a value loses unnecessary spaces, but none that are visible', () => {
  expect(splitStyles('a{mask:var(--x) top / 50%, none;content:"a, b / c"}')[0]!.css).toBe(
    'a{mask:var(--x) top/50%,none;content:"a, b / c"}',
  );
});
