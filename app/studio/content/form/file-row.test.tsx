import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { FileRow } from './file-row.tsx';

const drawn = (lacks: 'words' | 'tick' | undefined) => {
  const element = (
    <FileRow
      name="files.0"
      number={1}
      file={{ mediaId: 'circular', alt: 'Winter timings', sure: false }}
      stored={{ path: 'circular.pdf', kind: 'document' }}
      hydrated={false}
      lacks={lacks}
      errorId="field-files-problem"
      onChange={() => undefined}
      onRemove={() => undefined}
      onFirst={undefined}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('the hint of a text is read out, also while the text is refused', () => {
  expect(drawn(undefined)).toMatch(/<textarea [^>]*aria-describedby="file-files\.0-hint"/);
  expect(drawn('words')).toMatch(
    /<textarea [^>]*aria-invalid="true" aria-describedby="file-files\.0-hint field-files-problem"/,
  );
});

test('a missing tick is described by the problem of the whole field', () => {
  const tick = /<input (?=[^>]*name="files\.0\.sure")[^>]*aria-describedby="field-files-problem"/;
  expect(drawn('tick')).toMatch(tick);
  expect(drawn('words')).not.toMatch(tick);
});
