import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SectionRow } from './section-row.tsx';

const drawn = (isOpen: boolean) => {
  const nothing = () => undefined;
  const element = (
    <SectionRow
      section={{ id: 'welcome', kind: 'text', values: {}, items: [] }}
      name="Welcome"
      position={{ isFirst: true, isLast: true }}
      isOpen={isOpen}
      facts={{}}
      onOpen={nothing}
      onAct={nothing}
      onDragStart={nothing}
      onDropHere={nothing}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('the button of a section names the form that it opened, and nothing while there is none', () => {
  const closed = drawn(false);
  // Its own id is where a link to the section leads, also while it is closed.
  expect(closed).toMatch(/id="opener-welcome" aria-expanded="false"/);
  expect(closed).not.toContain('aria-controls');
  const [, id] = /aria-expanded="true" aria-controls="([^"]+)"/.exec(drawn(true)) ?? [];
  expect(drawn(true)).toContain(`id="${id}"`);
});
