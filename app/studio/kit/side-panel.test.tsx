import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidePanel } from './side-panel.tsx';

const html = renderToStaticMarkup(
  <SidePanel
    label="Preview and time"
    closeLabel="Close"
    open={undefined}
    onOpen={() => undefined}
    tabs={[
      { id: 'preview', label: 'Preview', icon: 'eye', href: '/preview', isView: true, children: 'Page' },
      { id: 'when', label: 'When', icon: 'calendar-clock', href: '#when', children: 'Now or later' },
    ]}
  />,
);

test('without scripts it is open, with everything in it, and its tabs are links', () => {
  expect(html).toMatch(/^<dialog [^>]*aria-label="Preview and time"[^>]*open=""/);
  expect(html).toMatch(/<nav [^>]*aria-label="Preview and time"><ul role="list"><li><a href="\/preview">/);
  expect(html).toMatch(/<a href="#when">.*When<\/a>/);
  expect(html).toMatch(/<div id="when"[^>]*>Now or later<\/div>/);
  expect(html).not.toContain('hidden=""');
  expect(html).not.toContain('aria-label="Close"');
});
