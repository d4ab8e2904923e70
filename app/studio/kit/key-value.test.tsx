import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Figures, KeyValue } from './key-value.tsx';

const htmlOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('each name is paired with its value and its note', () => {
  const html = htmlOf(
    <KeyValue
      pairs={[
        { name: 'Phone', value: <a href="tel:+910000000000">+91 00000 00000</a> },
        { name: 'E-mail', value: 'Working', note: 'Last sent 9:14', kind: 'good' },
      ]}
    />,
  );
  expect(html).toContain('<dt>Phone</dt><dd><a href="tel:+910000000000">+91 00000 00000</a></dd>');
  expect(html).toContain('<dd data-kind="good"><b>Working</b><small>Last sent 9:14</small></dd>');
});

test('a figure is a link to the list behind it, unless there is none', () => {
  const html = htmlOf(
    <Figures
      label="Today"
      figures={[
        { value: 4, name: 'New enquiries', note: 'Oldest waits 19 h', to: '/list', isBad: true },
        { value: '2,801', name: 'Visits' },
      ]}
    />,
  );
  expect(html).toContain('aria-label="Today"');
  expect(html).toMatch(
    /<li data-bad="true"><a href="\/list"[^>]*><b>4<\/b><span>New enquiries<\/span><small>Oldest waits 19 h<\/small><\/a>/,
  );
  expect(html).toContain('<li><div><b>2,801</b><span>Visits</span></div></li>');
});
