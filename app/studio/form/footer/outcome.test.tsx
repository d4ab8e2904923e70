import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Outcome } from './outcome.tsx';

const drawn = (props: ComponentProps<typeof Outcome>) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Outcome {...props} /> }])} />,
  );

test('before anything is pressed it exists as an empty live region', () => {
  expect(drawn({})).toMatch(/^<div role="status" tabindex="-1"[^>]*><\/div>$/);
});

test('a result is announced, and has an anchor', () => {
  const html = drawn({ done: 'Saved.' });
  expect(html).toMatch(/^<div [^>]*id="said"[^>]*role="status"/);
  expect(html).toContain('>Saved.</div>');
});

test('a refusal is an alert with autofocus, and links to the fields to correct', () => {
  const html = drawn({ refused: 'Not done.', obstacles: [{ field: 'name', text: 'Name: too long' }] });
  expect(html).toMatch(/^<div [^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus=""/);
  expect(html).toContain('<p>Not done.</p>');
  expect(html).toMatch(/<a href="#field-name">Name: too long<\/a>/);
});

test('without fields to correct, only the reason is shown', () => {
  const html = drawn({ refused: 'Somebody was quicker.' });
  expect(html).toContain('<p>Somebody was quicker.</p>');
  expect(html).not.toContain('<ul');
});

test('it disappears once everything is corrected', () => {
  expect(drawn({ refused: 'Not done.', obstacles: [] })).toBe('');
});
