import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test('names the task, the progress and the total', () => {
  const html = renderToStaticMarkup(<Progress label="Sending the photos" value={3} max={12} />);
  expect(html).toMatch(/^<progress [^>]*aria-label="Sending the photos" value="3" max="12">/);
});

test('a bar that repeats the text next to it is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Progress value={3} max={8} text="3 of 8 uploaded" left="8 seconds" />);
  expect(html).toMatch(
    /<b>3 of 8 uploaded<\/b><span>8 seconds<\/span><\/p><progress [^>]*aria-hidden="true"/,
  );
  expect(html).not.toContain('aria-label');
  expect(renderToStaticMarkup(<Progress label="A photo" value={0} />)).not.toContain('aria-hidden');
});

test('without a maximum, the value is a fraction of one', () => {
  expect(renderToStaticMarkup(<Progress label="A photo" value={0.4} />)).toContain('value="0.4" max="1"');
});

test('looks different when it is late', () => {
  const [late, onTime] = [true, false].map((isLate) =>
    renderToStaticMarkup(<Progress value={1} isLate={isLate} />),
  );
  expect(late).not.toBe(onTime);
});
