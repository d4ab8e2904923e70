import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  List,
  ListGroup,
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
  RowTime,
} from './list.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('a row is an entry of a list, named by its title', () => {
  const list = html(
    <List label="Stories">
      <Row isChosen>
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
  expect(list).toContain('data-chosen="true"');
  expect(list).toMatch(/<a [^>]*lang="hi"[^>]*href="\/one"[^>]*>बाल दिवस<\/a>/);
  const [box] = /<input[^>]*>/.exec(list)!;
  for (const part of ['name="id"', 'value="reading-week"', 'type="checkbox"']) expect(box).toContain(part);
  expect(box).toContain('aria-label="Select Reading Week"');
});

test('a row without a page is not a link', () => {
  const list = html(
    <>
      <ListGroup isLate>Late</ListGroup>
      <List>
        <Row wraps isCurrent>
          <RowTime note="Today">10:30</RowTime>
          <RowDay day="25" month="Nov" />
          <RowIcon>!</RowIcon>
          <RowFace>RS</RowFace>
          <RowText title="Ravi Sample" />
        </Row>
      </List>
    </>,
  );
  expect(list).not.toContain('<a ');
  expect(list).toContain('aria-current="true"');
  expect(list).toContain('aria-hidden="true">RS<');
});
