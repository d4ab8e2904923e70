import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  List,
  Row,
  RowActions,
  RowDay,
  RowFace,
  RowIcon,
  RowMeta,
  RowPicture,
  RowSide,
  RowText,
  RowTick,
} from './list.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('a row is an entry of a list, named by its title', () => {
  const list = html(
    <List label="Stories">
      <Row>
        <RowTick label="Select Reading Week" name="id" value="reading-week" />
        <RowPicture>
          <img src="/a.webp" alt="" loading="lazy" />
        </RowPicture>
        <RowText title="बाल दिवस" to="/one" lang="hi">
          <RowMeta>13 Nov 2026</RowMeta>
        </RowText>
        <RowSide>Published</RowSide>
        <RowActions>
          <button>Open menu</button>
        </RowActions>
      </Row>
    </List>,
  );
  expect(list).toMatch(/^<ul role="list" [^>]*aria-label="Stories"><li /);
  expect(list).toMatch(/<a [^>]*lang="hi"[^>]*href="\/one"[^>]*>बाल दिवस<\/a>/);
  const [box] = /<input[^>]*>/.exec(list)!;
  for (const part of ['name="id"', 'value="reading-week"', 'type="checkbox"']) expect(box).toContain(part);
  expect(box).toContain('aria-label="Select Reading Week"');
});

test('a row without a page is not a link', () => {
  const list = html(
    <List>
      <Row wraps isCurrent>
        <RowDay day="25" month="Nov" />
        <RowIcon>!</RowIcon>
        <RowFace>RS</RowFace>
        <RowText title="Ravi Sample" />
      </Row>
    </List>,
  );
  expect(list).not.toContain('<a ');
  expect(list).toContain('aria-current="true"');
  expect(list).toContain('aria-hidden="true">RS<');
});
