import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormFooter, type Mark } from './form-footer.tsx';

test('the state is announced in words, with its details, before the buttons', () => {
  const html = renderToStaticMarkup(
    <FormFooter mark="differs" text="2 changes waiting" detail="Saved at 10:42" note="One fact is empty">
      <button>Publish</button>
    </FormFooter>,
  );
  expect(html).toMatch(
    /<p role="status"[^>]*><span [^>]*>2 changes waiting<\/span> <small>Saved at 10:42<\/small> <b>One fact is empty<\/b><\/p>/,
  );
  expect(html).toMatch(/<button>Publish<\/button><\/div>/);
});

test.each([
  ['draft', 'draft'],
  ['differs', 'changed'],
  ['public', 'public'],
  ['older', 'older'],
  ['scheduled', 'later'],
  ['ended', 'ended'],
  ['refused', 'late'],
] satisfies [Mark, string][])('%s is drawn as %s', (mark, state) => {
  const html = renderToStaticMarkup(
    <FormFooter mark={mark} text="Now">
      <button>Save</button>
    </FormFooter>,
  );
  expect(html).toContain(`data-state="${state}"`);
});
