import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Frame, type FramePlace, Person, SchoolMark } from './frame.tsx';

const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const home: FramePlace = { name: 'Home', href: '/studio', icon: 'house', isCurrent: false };
const enquiries: FramePlace = {
  name: 'Enquiries',
  href: '/studio/enquiries',
  icon: 'inbox',
  isCurrent: false,
  count: { number: 4, name: 'new' },
};
const settings = (isCurrent: boolean, isPeople = false): FramePlace => ({
  name: 'Settings',
  href: '/studio/settings',
  icon: 'settings',
  isCurrent,
  parts: [{ name: 'People', href: '/studio/people', isCurrent: isPeople }],
});

const frame = (place: FramePlace, task?: 'everywhere') =>
  html(
    <Frame
      skip="Skip"
      task={task}
      top={<SchoolMark school="Sample School" mark="/favicon.svg" studio="Studio" />}
      menuName="Menu"
      groups={[
        { places: [home] },
        { name: 'Families', places: [enquiries] },
        { name: 'Office', places: [place] },
      ]}
      bar={[home, enquiries, { ...home, name: 'More', href: '/studio/more', isCurrent: true }]}
      main={{ current: null }}
    >
      Page
    </Frame>,
  );

test('the frame begins with a way past it, and has a menu, a page and a bar', () => {
  const page = frame(settings(false));
  expect(page).toMatch(/<div class="[^"]+"><a class="skip" href="#main">Skip<\/a><header/);
  expect(page.match(/<nav /g)).toHaveLength(2);
  expect(page).toMatch(/<main id="main" tabindex="-1"[^>]*>Page<\/main>/i);
  expect(page).toMatch(/<p>Families<\/p><ul role="list" aria-label="Families">/);
  expect(page).toMatch(/<span>Enquiries<\/span><span [^>]*><span [^>]*>4<span class="unseen"> new</);
  expect(page).toMatch(/<a aria-current="page"[^>]*href="\/studio\/more"/);
  expect(page).not.toContain('People');
});

test('inside a place its parts are listed, and only the page itself is current', () => {
  expect(frame(settings(true))).toMatch(/aria-current="page"[^>]*href="\/studio\/settings"/);
  const people = frame(settings(true, true));
  expect(people).toMatch(/<a aria-current="page"[^>]*href="\/studio\/people"/);
  expect(people).not.toMatch(/<a aria-current="page"[^>]*href="\/studio\/settings"/);
});

test('a task is marked, for its smaller menu', () => {
  expect(frame(settings(false), 'everywhere')).toMatch(/<div class="[^"]+" data-task="everywhere">/);
});

test('a person is shown by the first letters, which are not read aloud', () => {
  expect(html(<Person name="Sunita Sample" position="editor" />)).toMatch(
    /<span [^>]*aria-hidden="true">SS<\/span>/,
  );
});
