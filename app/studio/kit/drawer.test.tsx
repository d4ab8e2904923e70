import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './drawer.tsx';

test('is a dialog with the name of its heading, a button that closes it, and its buttons at the foot', () => {
  const html = renderToStaticMarkup(
    <Drawer title="Choose a picture" close="Close" onClose={() => undefined} foot={<button>Add</button>}>
      <button>The first picture</button>
    </Drawer>,
  );
  const [, id] = /^<dialog [^>]*aria-labelledby="([^"]+)"/.exec(html)!;
  expect(html).toContain(`<h2 id="${id}">Choose a picture</h2>`);
  expect(html).toMatch(/<button (?=[^>]*type="button")(?=[^>]*aria-label="Close")/);
  expect(html).toContain('<button>The first picture</button>');
  expect(html).toMatch(/<footer [^>]*><button>Add<\/button><\/footer><\/dialog>$/);
});

test('without buttons there is no foot', () => {
  const html = renderToStaticMarkup(
    <Drawer title="Choose a picture" close="Close" onClose={() => undefined}>
      Nothing found
    </Drawer>,
  );
  expect(html).not.toContain('<footer');
});
