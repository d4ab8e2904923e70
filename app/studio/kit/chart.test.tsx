import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './chart.tsx';

const chartOf = (values: number[]) =>
  renderToStaticMarkup(
    <Chart
      label="Visits per day"
      bars={values.map((value, index) => ({ key: `${index}`, value }))}
      first="20 Oct"
      last="Today"
      peak="171 on 12 Nov"
      isLastOpen
      number={String}
      table={{ name: 'Show as a table', children: <table /> }}
    />,
  );

const heightsOf = (html: string) =>
  [...html.matchAll(/<rect [^>]*height="([^"]+)"/g)].map(([, h]) => Number(h));

test('bars start at 0 and end below a round number', () => {
  const html = chartOf([62, 171, 0]);
  expect([...html.matchAll(/<span>(\d+)<\/span>/g)].map(([, line]) => line)).toEqual([
    '180',
    '120',
    '60',
    '0',
  ]);
  expect(heightsOf(html)).toEqual([34.4, 95, 0]);
});

test('the highest bar is dark, and the last one is marked as open', () => {
  const bars = chartOf([62, 171, 40]).match(/<rect [^>]*>/g)!;
  expect(bars.map((bar) => bar.includes('data-peak'))).toEqual([false, true, false]);
  expect(bars.map((bar) => bar.includes('data-open'))).toEqual([false, false, true]);
});

test('without any visit nothing is dark and nothing is divided by zero', () => {
  const html = chartOf([0, 0]);
  expect(html).not.toContain('data-peak');
  expect(heightsOf(html)).toEqual([0, 0]);
});

test('a screen reader reads a sentence, and the table is in the page', () => {
  const html = chartOf([1, 2]);
  expect(html).toMatch(/<svg [^>]*role="img" aria-label="Visits per day"/);
  expect(html).toContain('<summary>Show as a table</summary><table></table>');
});
