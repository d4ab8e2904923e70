import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EnquiryTimeline } from './enquiry-timeline.tsx';

const titles = (hasOlderEvents: boolean) => {
  const note = { id: 'n', text: 'Called back', staffName: 'Asha' };
  const element = (
    <EnquiryTimeline
      enquiry={{ name: 'Ravi', receivedAt: '2026-11-01T06:00:00.000Z', delivery: 'delivered' } as never}
      notes={[{ ...note, writtenAt: '2026-11-02T06:00:00.000Z' }] as never}
      events={[
        { key: 'b', at: '2026-11-04T06:00:00.000Z', by: 'Asha', action: 'acquit', to: null },
        { key: 'a', at: '2026-11-03T06:00:00.000Z', by: 'Asha', action: 'send-again', to: null },
      ]}
      hasOlderEvents={hasOlderEvents}
      attempts={undefined}
      mailGoesToFiles={false}
      handedOn={undefined}
      outcomeFor={() => ({})}
    />
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, title]) => title);
};

const all = [
  'Marked as not spam',
  'Sent to the school’s mailbox again',
  'Note',
  'E-mail to the school',
  'Ravi wrote',
];

test('where older changes are left out, the timeline says so after the last that is shown', () => {
  expect(titles(false)).toEqual(all);
  expect(titles(true)).toEqual(all.toSpliced(2, 0, 'Older changes are not shown'));
});
