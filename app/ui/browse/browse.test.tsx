import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarOf } from '#app/core/time/calendar.ts';
import { BrowseFilter } from './browse-filter.tsx';
import { BrowsePages } from './browse-pages.tsx';

const calendar = calendarOf([
  { day: '2026-02-14', count: 40_000 },
  { day: '2025-11-30', count: 10_000 },
]);

const found = { calendar, shown: 50_000, isExact: true };
const filter = (props: Partial<Parameters<typeof BrowseFilter>[0]> = {}) =>
  renderToStaticMarkup(<BrowseFilter name="gallery" search={{ page: 1 }} found={found} {...props} />);

test('a count that stops at a limit shows that there are more', () => {
  expect(filter()).toContain('<b>50,000</b> of 50,000 albums');
  expect(filter({ found: { calendar, shown: 1000, isExact: false } })).toContain(
    '<b>more than 1,000</b> of 50,000 albums',
  );
});

test('months are those of the chosen year, or of any; the requested values stay in the form', () => {
  expect(filter()).toContain('<option value="11">Nov</option><option value="2">Feb</option>');
  const markup = filter({ search: { year: 2025, month: 11, q: '"day"', page: 1 } });
  expect(markup).toContain('<option value="11" selected="">Nov</option>');
  expect(markup).not.toContain('>Feb<');
  expect(markup).toContain('value="&quot;day&quot;"');
});

test('a month of every year is shown as text next to the count', () => {
  const markup = filter({ search: { month: 11, page: 1 }, found: { ...found, shown: 10_000 } });
  expect(markup).toContain('<b>10,000</b> of 50,000 albums, every November</p>');
  expect(markup).toContain('<option value="11" selected="">Nov</option><option value="2">Feb</option>');
  expect(filter({ search: { year: 2025, month: 11, page: 1 } })).not.toContain('every');
});

test('every page link keeps the filters, and a long list shows only a few of them', () => {
  const markup = renderToStaticMarkup(
    <BrowsePages name="news" search={{ year: 2025, q: 'day', page: 50 }} last={100} />,
  );
  const links = [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  expect(links).toEqual(
    [49, 1, 49, 50, 51, 100, 51].map((page) =>
      page === 1 ? '/NewsArticle?year=2025&q=day' : `/NewsArticle?year=2025&q=day&page=${page}`,
    ),
  );
  expect(renderToStaticMarkup(<BrowsePages name="news" search={{ page: 1 }} last={1} />)).toBe('');
});
