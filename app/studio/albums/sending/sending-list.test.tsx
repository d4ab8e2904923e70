import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendingList } from './sending-list.tsx';

test('each button of a photo that could not be sent is heard with the name of its file', () => {
  const html = renderToStaticMarkup(
    <SendingList
      photos={['one.jpg', 'two.jpg'].map((name) => ({ id: name, name, part: 0, state: 'failed' }))}
      retry={() => undefined}
      retryAll={() => undefined}
      dismiss={() => undefined}
    />,
  );
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name = '']) =>
    name.replaceAll(/<[^>]+>/g, ''),
  );
  expect(buttons).toEqual([
    'Try all again',
    'Try again one.jpg',
    'Skip one.jpg',
    'Try again two.jpg',
    'Skip two.jpg',
  ]);
});
