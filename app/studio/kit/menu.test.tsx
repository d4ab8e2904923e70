import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Menu, MenuButton, MenuLink } from './menu.tsx';

const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('a menu opens without scripts, and its entries are links and buttons', () => {
  const menu = html(
    <Menu label="More" face="…" className="round">
      <MenuLink icon="write" to="/edit">
        Edit
      </MenuLink>
      <MenuButton icon="trash" isDanger name="intent" value="trash">
        Move to trash
      </MenuButton>
    </Menu>,
  );
  expect(menu).toMatch(/^<details [^>]*><summary class="round" aria-label="More">…<\/summary>/);
  expect(menu).toMatch(/<a [^>]*href="\/edit"[^>]*><svg [^>]*aria-hidden="true"/);
  expect(menu).toMatch(/<button (?=[^>]*name="intent")(?=[^>]*value="trash")[^>]*class="[^"]* [^"]*"/);
  expect(menu).not.toContain('aria-disabled');
});
