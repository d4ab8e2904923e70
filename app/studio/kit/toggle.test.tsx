import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toggle } from './toggle.tsx';

test.each([
  ['tick', /<input type="checkbox"[^>]*name="a"/],
  ['radio', /<input type="radio"[^>]*name="a"/],
  ['switch', /<input type="checkbox" role="switch"[^>]*name="a"/],
] as const)('a %s is a real input in its label, so that it works without scripts', (kind, input) => {
  const html = renderToStaticMarkup(
    <Toggle kind={kind} name="a" help="At once">
      New enquiry
    </Toggle>,
  );
  expect(html).toMatch(/^<label/);
  expect(html).toMatch(input);
  expect(html).toContain('<span>New enquiry<small>At once</small></span>');
});

test('a tick that is only partly set is still a checkbox', () => {
  expect(renderToStaticMarkup(<Toggle isPartial aria-label="All" />)).toMatch(
    /^<label [^>]*><input aria-label="All" type="checkbox" class="[^"]+"\/><\/label>$/,
  );
});
