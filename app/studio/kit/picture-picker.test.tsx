import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PicturePicker } from './picture-picker.tsx';

const picture = { path: 'a/b.jpg' };

test('shows the picture as a named link to all of it, and its text beside it', () => {
  const html = renderToStaticMarkup(
    <PicturePicker picture={picture} name="Picture 1">
      <textarea aria-label="What does it show?" />
    </PicturePicker>,
  );
  expect(html).toMatch(
    /<a [^>]*href="[^"]*a\/b\.jpg" target="_blank" rel="noopener"><img [^>]*alt="Picture 1"/,
  );
  expect(html).toContain('aria-label="What does it show?"');
});

test('marks the focus point, and puts consent before the actions', () => {
  const html = renderToStaticMarkup(
    <PicturePicker
      picture={{ ...picture, focus: { x: 20, y: 40 } }}
      name="Picture 1"
      isWrong
      consent="All parents agreed"
      actions={<button>Replace</button>}
    >
      Words
    </PicturePicker>,
  );
  const without = renderToStaticMarkup(
    <PicturePicker picture={picture} name="Picture 1">
      Words
    </PicturePicker>,
  );
  expect(html).toContain('<span');
  expect(without).not.toContain('<span');
  expect(html).toMatch(/All parents agreed<\/div>.*<button>Replace<\/button>/);
  const frameOf = (written: string) => /<(?!link)[^>]*>/.exec(written)![0];
  expect(frameOf(html)).not.toBe(frameOf(without));
});
