import { expect, test } from 'vitest';
import { locales } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import { momentsOf, writeMoment } from './settings.ts';

test.each(locales)('the worker writes a moment as the site does: %s', (language) => {
  const words = wordsOf(language);
  const moments = momentsOf(words);
  for (let hours = 0; hours < 24 * 400; hours += 7)
    for (const minutes of [0, 1, 28, 58, 59]) {
      const instant = Date.UTC(2025, 10, 18, hours, minutes);
      expect(writeMoment(moments, instant)).toBe(words.dates.moment(new Date(instant).toISOString()));
    }
});
