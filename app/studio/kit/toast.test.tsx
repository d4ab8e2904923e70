import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';
import styles from './toast.module.css';

test('is announced, with the way to undo it', () => {
  const toast = html(
    <Toast turn="1" text="1 photo removed">
      <button>Undo</button>
    </Toast>,
  );
  expect(toast).toMatch(/^<div [^>]*role="status" tabindex="-1">/);
  expect(toast).toContain('<p>1 photo removed</p><button>Undo</button>');
  expect(toast).toContain(styles['timed']);
});

test('its place is there before there is something to say', () => {
  expect(html(<Toast turn={undefined} text="" />)).toMatch(/^<div [^>]*role="status" tabindex="-1"><\/div>$/);
});

test('can stay', () => {
  expect(html(<Toast turn="1" stays text="You are offline." icon="wifi-off" />)).not.toContain(
    styles['timed'],
  );
});
