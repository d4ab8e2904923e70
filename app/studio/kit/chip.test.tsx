import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ChipButton, ChipLink, Chips } from './chip.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('the chosen filter is the current one', () => {
  const filters = html(
    <Chips label="Status">
      <ChipLink to="/a" isCurrent count={37}>
        All
      </ChipLink>
      <ChipLink to="/b" isCurrent={false}>
        Draft
      </ChipLink>
    </Chips>,
  );
  expect(filters).toMatch(/^<nav [^>]*aria-label="Status"/);
  expect(filters).toMatch(/<a [^>]*aria-current="page"[^>]*>All <span>37<\/span>/);
  expect(filters.match(/aria-current/g)).toHaveLength(1);
});

test('a choice that submits its form says whether it is pressed', () => {
  const choice = html(
    <ChipButton name="state" value="answered" isPressed>
      Answered
    </ChipButton>,
  );
  expect(choice).toMatch(/^<button [^>]*aria-pressed="true"[^>]*>Answered<\/button>$/);
  for (const attribute of ['name="state"', 'value="answered"']) expect(choice).toContain(attribute);
});
