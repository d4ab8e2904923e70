import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichRow, RichText } from './rich-text.tsx';

const press = () => undefined;

test('the tools are one toolbar with one Tab stop, each a named button with its state', () => {
  const html = renderToStaticMarkup(
    <RichText
      toolbar={{
        label: 'Text',
        tools: [
          { name: 'bold', label: 'Bold', icon: 'bold', isOn: true, press },
          { name: 'list', label: 'List', icon: 'list', isOn: false, press },
        ],
        steps: {
          label: 'Undo',
          tools: [{ name: 'redo', label: 'Redo', icon: 'redo', isDisabled: true, press }],
        },
      }}
      message="Two rows are left out"
    >
      <p>The clay</p>
    </RichText>,
  );
  expect(html).toMatch(/role="toolbar" aria-label="Text"/);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
  expect(html).toMatch(/<button type="button" aria-label="Bold" title="Bold" aria-pressed="true"/);
  expect(html).toMatch(/aria-label="List"[^>]*aria-pressed="false"/);
  expect(html).toMatch(
    /role="group" aria-label="Undo"><button[^>]*aria-label="Redo"[^>]*aria-disabled="true"/,
  );
  expect(html).toMatch(/<p>The clay<\/p><p role="status"[^>]*>Two rows are left out<\/p>/);
});

test('a row of buttons for the link at the caret names its address', () => {
  const html = renderToStaticMarkup(
    <RichRow label="Link" text="/contact" buttons={[{ label: 'Remove link', press }]} />,
  );
  expect(html).toMatch(/role="group" aria-label="Link"><span>\/contact<\/span><button[^>]*>Remove link</);
});
