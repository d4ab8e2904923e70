import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('says what gets on, how far it is and of how much', () => {
  const html = renderToStaticMarkup(<ProgressBar label="Sending the photos" value={3} max={12} />);
  expect(html).toMatch(/^<progress [^>]*aria-label="Sending the photos" value="3" max="12">/);
});

test('a bar that the words beside it say already is read to nobody', () => {
  const html = renderToStaticMarkup(<ProgressBar value={3} max={8} />);
  expect(html).toMatch(/^<progress [^>]*aria-hidden="true" value="3" max="8">/);
  expect(html).not.toContain('aria-label');
  expect(renderToStaticMarkup(<ProgressBar label="A photo" value={0} />)).not.toContain('aria-hidden');
});

test('a part is a part of one', () => {
  expect(renderToStaticMarkup(<ProgressBar label="A photo" value={0.4} />)).toContain('value="0.4" max="1"');
});
