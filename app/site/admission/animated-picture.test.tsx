import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleContext } from '#app/words/words.ts';
import { AnimatedPicture } from './animated-picture.tsx';

const drawn = (title: string) =>
  renderToString(
    <LocaleContext value="hi">
      <AnimatedPicture
        id="erp-fees"
        text={{ title, text: title, alt: title }}
        animated="a.svg"
        still="b.svg"
      />
    </LocaleContext>,
  );

test('English text is marked as such on a page in Hindi', () => {
  const html = drawn('Fees');
  expect(html.match(/<(?:h3|p|img)[^>]* lang="en"/g)).toHaveLength(5);
  expect(drawn('फ़ीस')).not.toContain('lang=');
});
