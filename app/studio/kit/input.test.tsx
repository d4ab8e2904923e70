import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { Input, Select, TextArea } from './input.tsx';

test('each kind is a real form control with the attributes it was given', () => {
  expect(renderToStaticMarkup(<Input type="date" name="day" defaultValue="2026-11-06" />)).toMatch(
    /^<input type="date" class="[^"]+" name="day" value="2026-11-06"\/>$/,
  );
  expect(renderToStaticMarkup(<TextArea name="text" rows={3} defaultValue="One" />)).toMatch(
    /^<textarea name="text" rows="3" class="[^"]+">One<\/textarea>$/,
  );
  expect(
    renderToStaticMarkup(
      <Select name="order">
        <option>Newest first</option>
      </Select>,
    ),
  ).toMatch(/^<select name="order" class="[^"]+"><option>Newest first<\/option><\/select>$/);
});

test('an icon stands in front of the text, a button after it, and neither is part of the name', () => {
  const html = renderToStaticMarkup(
    <Input aria-label="Phone" icon={<Icon name="phone" />} end={<button type="button">Show</button>} />,
  );
  expect(html).toMatch(/<svg[^>]*aria-hidden="true".*<input aria-label="Phone".*<button/);
});
