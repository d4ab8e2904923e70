import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';
import { BackLink } from './back-link.tsx';

const drawn = (element: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('tabs link to the parts of a list, and show the current one, the counts and what is urgent', () => {
  const html = drawn(
    <Tabs
      label="States"
      dense
      tabs={[
        { to: '/all', name: 'All', count: 3, isCurrent: true },
        { to: '/new', name: 'New', count: 2, isUrgent: true, isCurrent: false },
        { to: '/spam', name: 'Spam', isCurrent: false },
      ]}
    />,
  );
  expect(html).toMatch(/^<nav [^>]*data-dense="true"[^>]*aria-label="States"/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<a aria-current="true"[^>]*href="\/all"[^>]*>All <b>3<\/b>/);
  expect(html).toMatch(/>New <b data-urgent="true">2<\/b>/);
  expect(html).toMatch(/>Spam<\/a>/);
});

test('a back link has an arrow that is hidden from screen readers', () => {
  const html = drawn(
    <BackLink to="/list" strong>
      News
    </BackLink>,
  );
  expect(html).toMatch(/^<a [^>]*data-strong="true"[^>]*href="\/list"/);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^]*<\/svg>News<\/a>$/);
  expect(html).not.toContain('data-large');
});
