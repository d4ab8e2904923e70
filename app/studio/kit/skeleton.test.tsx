import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('draws as many rows or tiles as come, and says nothing to screen readers', () => {
  const rows = renderToStaticMarkup(<Skeleton count={2} />);
  expect(rows).toMatch(/^<div [^>]*aria-hidden="true">/);
  expect(rows.match(/<span>/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<Skeleton as="tiles" count={5} />).match(/<span>/g)).toHaveLength(5);
});
