import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('says what is shown and links only to pages that exist', () => {
  const first = html(<Pagination label="Pages" shown="1 to 9 of 37" previous={undefined} next="/?page=2" />);
  expect(first).toContain('<span>1 to 9 of 37</span>');
  expect(first.match(/<a /g)).toHaveLength(1);
  expect(first).toMatch(/<a [^>]*rel="next"/);
  expect(first).toContain('aria-disabled="true"');
});

test('is absent if everything is on one page', () => {
  expect(html(<Pagination label="Pages" shown="3" previous={undefined} next={undefined} />)).toBe('');
});
