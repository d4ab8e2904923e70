import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('describes the task, the progress and the total', () => {
  const html = renderToStaticMarkup(<ProgressBar label="Sending the photos" value={3} max={12} />);
  expect(html).toMatch(/^<progress [^>]*aria-label="Sending the photos" value="3" max="12">/);
});

test('a bar that repeats the text next to it is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<ProgressBar value={3} max={8} />);
  expect(html).toMatch(/^<progress [^>]*aria-hidden="true" value="3" max="8">/);
  expect(html).not.toContain('aria-label');
  expect(renderToStaticMarkup(<ProgressBar label="A photo" value={0} />)).not.toContain('aria-hidden');
});

test('without a maximum, the value is a fraction of one', () => {
  expect(renderToStaticMarkup(<ProgressBar label="A photo" value={0.4} />)).toContain('value="0.4" max="1"');
});
