import { describe, expect, test } from 'vitest';
import { segmentsOf, type Segment, translatedTexts, translatedFiles } from './segments.ts';
import { realigned, countSegmentStates, segmentState, type Translation } from './translation.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { news } from '#app/features/news/content-type.ts';

const steps = (...texts: string[]) =>
  JSON.stringify([
    {
      id: 'how',
      kind: 'steps',
      values: { heading: 'How to apply', picture: '01picture', side: 'end' },
      items: texts.map((text) => ({ heading: `Step: ${text}`, text })),
    },
  ]);
const pageOf = (...texts: string[]) => ({ title: 'Admission', layout: 'sheet', sections: steps(...texts) });

/** Every text in the other language: the same with a prefix. */
const translated = (segments: readonly Segment[]): Translation => ({
  texts: Object.fromEntries(segments.map(({ key, text }) => [key, `हिं ${text}`])),
  sources: Object.fromEntries(segments.map(({ key, text }) => [key, text])),
});

describe('the segments of an item', () => {
  test('are its texts only: no day, picture, choice or empty text', () => {
    const texts = {
      title: 'Kites',
      description: '<p>They flew.</p>',
      date: '2026-02-14',
      fromDate: '2026-02-13',
    };
    const files = [{ mediaId: '01a', alt: 'A kite', caption: '' }];
    expect(segmentsOf(news, texts, files).map(({ key }) => key)).toEqual([
      'title',
      'description',
      'files/01a/alt',
    ]);
    expect(segmentsOf(pages, pageOf('Fill in the form')).map(({ key }) => key)).toEqual([
      'title',
      'sections/how/heading',
      'sections/how/0/heading',
      'sections/how/0/text',
    ]);
  });

  test('are translated one by one; missing ones and pictures stay', () => {
    const texts = pageOf('Fill in the form', 'Bring it');
    const translation = { title: 'प्रवेश', 'sections/how/1/text': 'साथ लाइए' };
    const inHindi = translatedTexts(pages, texts, translation);
    expect(inHindi['title']).toBe('प्रवेश');
    expect(JSON.parse(inHindi['sections']!)).toEqual([
      {
        id: 'how',
        kind: 'steps',
        values: { heading: 'How to apply', picture: '01picture', side: 'end' },
        items: [
          { heading: 'Step: Fill in the form', text: 'Fill in the form' },
          { heading: 'Step: Bring it', text: 'साथ लाइए' },
        ],
      },
    ]);
    expect(
      translatedFiles([{ mediaId: '01a', alt: 'A kite', caption: 'Up' }], { 'files/01a/alt': 'पतंग' }),
    ).toEqual([{ mediaId: '01a', alt: 'पतंग', caption: 'Up' }]);
  });
});

describe('after the item was changed', () => {
  const before = segmentsOf(
    pages,
    pageOf('Fill in the form today', 'Bring it to the office', 'Wait for our letter'),
  );
  const translation = translated(before);
  const translationsOf = (...texts: string[]) => {
    const segments = segmentsOf(pages, pageOf(...texts));
    const after = realigned(segments, translation);
    return segments
      .filter(({ key }) => key.endsWith('/text'))
      .map((segment) => [after.texts[segment.key], segmentState(segment, after)]);
  };

  test('unchanged segments keep their state', () => {
    expect(realigned(before, translation)).toEqual(translation);
    expect(countSegmentStates(before, translation)).toEqual({ missing: 0, written: before.length, older: 0 });
  });

  test('a row that moved keeps its texts, and a new one has none', () => {
    expect(
      translationsOf(
        'Wait for our letter',
        'Ask the guard for a pass',
        'Fill in the form today',
        'Bring it to the office',
      ),
    ).toEqual([
      ['हिं Wait for our letter', 'written'],
      [undefined, 'missing'],
      ['हिं Fill in the form today', 'written'],
      ['हिं Bring it to the office', 'written'],
    ]);
  });

  test('a slightly changed row is outdated; a rewritten one is not matched', () => {
    expect(
      translationsOf('Fill in the form tomorrow', 'Bring it to the office', 'Sing a song together'),
    ).toEqual([
      ['हिं Fill in the form today', 'older'],
      ['हिं Bring it to the office', 'written'],
      [undefined, 'missing'],
    ]);
  });
});
