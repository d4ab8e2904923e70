import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageHeader, TaskHeader, taskHandle } from './page-header.tsx';

const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('a header has the title in its language, its state, a lead and actions', () => {
  const header = html(
    <PageHeader
      title="समाचार"
      lang="hi"
      lead="37"
      state={<i>Draft</i>}
      actions={<button type="button">Write</button>}
    />,
  );
  expect(header).toMatch(/^<header/);
  expect(header).toContain('<h1 lang="hi">समाचार</h1><i>Draft</i>');
  expect(header).toContain('<p>37</p>');
  expect(header).toContain('>Write</button>');
});

test('a task leads back to its list, whose name is read once', () => {
  const header = html(<TaskHeader title="Lamps" back={{ to: '/list', name: 'News' }} />);
  expect(header).toMatch(/^<header [^>]*data-task="everywhere"/);
  expect(header).toMatch(/<a [^>]*aria-label="News" href="\/list"/);
  expect(header).toMatch(/<span [^>]*aria-hidden="true">News<\/span>/);
  expect(header).toContain('<h1>Lamps</h1>');
  expect(taskHandle('phone')).toEqual({ task: 'phone' });
});
