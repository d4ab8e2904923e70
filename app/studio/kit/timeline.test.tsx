import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

test('entries are a list with title, note, quote in its language, and kind', () => {
  const html = renderToStaticMarkup(
    <Timeline
      label="Timeline"
      entries={[
        { key: 'receipt', title: 'Receipt sent', note: 'Monday 14:02', kind: 'good' },
        { key: 'letter', title: 'Ravi wrote', kind: 'now', quote: { text: 'नमस्ते', lang: 'hi' } },
        { key: 'note', title: 'Note', children: <button>Undo</button> },
      ]}
    />,
  );
  expect(html).toMatch(/^<ol [^>]*role="list" aria-label="Timeline">/);
  expect(html).toContain('<li data-kind="good"><b>Receipt sent</b><small>Monday 14:02</small></li>');
  expect(html).toContain(
    '<li data-kind="now"><b>Ravi wrote</b><blockquote lang="hi">नमस्ते</blockquote></li>',
  );
  expect(html).toContain('<li><b>Note</b><button>Undo</button></li>');
});
