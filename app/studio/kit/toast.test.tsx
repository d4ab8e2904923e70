import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

test('is announced, with the way to undo it', () => {
  const toast = html(
    <Toast turn="1" text="1 photo removed">
      <button>Undo</button>
    </Toast>,
  );
  expect(toast).toMatch(/^<div [^>]*role="status" tabindex="-1">/);
  expect(toast).toContain('<p>1 photo removed</p><button>Undo</button>');
});

test('its place is there before there is something to say', () => {
  expect(html(<Toast turn={undefined} text="" />)).toMatch(/^<div [^>]*role="status" tabindex="-1"><\/div>$/);
});
