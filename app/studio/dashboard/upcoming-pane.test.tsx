import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { UpcomingPane } from './upcoming-pane.tsx';

const drawn = (count: number) => {
  const changes = ['trees', 'lamps'].map((id) => ({
    type: 'news',
    id,
    language: '' as const,
    title: id,
    at: '2026-11-20T03:30:00.000Z',
    what: 'begins' as const,
  }));
  const element = <UpcomingPane coming={{ changes, count }} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('of more changes than are listed, the number of the others is shown', () => {
  expect(drawn(2).match(/<li/g)).toHaveLength(2);
  expect(drawn(2)).not.toContain(' more<');
  expect(drawn(5)).toContain('>3 more</p>');
});
