import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('draws as many tiles as come, and says nothing to screen readers', () => {
  const tiles = renderToStaticMarkup(<Skeleton count={2} />);
  expect(tiles).toMatch(/^<div [^>]*aria-hidden="true">/);
  expect(tiles.match(/<span>/g)).toHaveLength(2);
});
