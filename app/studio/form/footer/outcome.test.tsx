import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Outcome } from './outcome.tsx';

const drawn = (props: ComponentProps<typeof Outcome>) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Outcome {...props} /> }])} />,
  );

test('before anything is pressed it is there to be heard, and says nothing', () => {
  expect(drawn({})).toMatch(/^<div role="status" tabindex="-1"[^>]*><\/div>$/);
});

test('what was done is read out, and an address leads to it', () => {
  const html = drawn({ done: 'Saved.' });
  expect(html).toMatch(/^<div [^>]*id="said"[^>]*role="status"/);
  expect(html).toContain('>Saved.</div>');
});

test('a refusal is an alarm that takes the focus without a script, and leads to what is to be mended', () => {
  const html = drawn({ refused: 'Not done.', obstacles: [{ field: 'name', text: 'Name: too long' }] });
  expect(html).toMatch(/^<div [^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus=""/);
  expect(html).toContain('<p>Not done.</p>');
  expect(html).toMatch(/<a href="#field-name">Name: too long<\/a>/);
});

test('where no field is to blame it says why, and no more', () => {
  const html = drawn({ refused: 'Somebody was quicker.' });
  expect(html).toContain('<p>Somebody was quicker.</p>');
  expect(html).not.toContain('<ul');
});

test('once everything is mended nothing is left of it', () => {
  expect(drawn({ refused: 'Not done.', obstacles: [] })).toBe('');
});
