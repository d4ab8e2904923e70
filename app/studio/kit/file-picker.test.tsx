import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileDrop, FilePicker } from './file-picker.tsx';

test('names the document, with its buttons', () => {
  const html = renderToStaticMarkup(<FilePicker name="Circular" actions={<button>Remove</button>} />);
  expect(html).toMatch(/<b [^>]*>Circular<\/b>.*<button>Remove<\/button>/);
});

test('the button is the label of a real field, described by the hint', () => {
  const html = renderToStaticMarkup(
    <FileDrop id="photos" name="photos" label="Choose photos" hint="Up to 40 MB" multiple accept="image/*" />,
  );
  expect(html).toMatch(/<label [^>]*>Choose photos<input [^>]*id="photos"/);
  expect(html).toMatch(
    /<input (?=[^>]*type="file")(?=[^>]*multiple="")(?=[^>]*aria-describedby="photos-hint")/,
  );
  expect(html).toContain('<small id="photos-hint">Up to 40 MB</small>');
});

test('without a button, the browser’s field is shown', () => {
  const html = renderToStaticMarkup(<FileDrop id="photos" name="photos" />);
  expect(html).not.toContain('<label');
  expect(html).toContain('type="file"');
});
