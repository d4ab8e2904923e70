import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './drawer.tsx';

test('is a dialog with the name of its heading, and a button that closes it', () => {
  const html = renderToStaticMarkup(
    <Drawer title="Choose a picture" close="Close" onClose={() => undefined}>
      <button>The first picture</button>
    </Drawer>,
  );
  const [, id] = /^<dialog [^>]*aria-labelledby="([^"]+)"/.exec(html)!;
  expect(html).toContain(`<h2 id="${id}">Choose a picture</h2>`);
  expect(html).toMatch(/<button (?=[^>]*type="button")(?=[^>]*aria-label="Close")/);
  expect(html).toContain('<button>The first picture</button>');
});
