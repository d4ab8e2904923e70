import { describe, expect, test } from 'vitest';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { languageOfItem, recogniseLanguage } from './language-of-item.ts';

const story = '<p>आज सुबह बच्चों ने मैदान में पौधे लगाए और उनकी देखभाल का वादा किया।</p>';

describe('the language of an item', () => {
  test.each([
    ['an English story', { title: 'Trees', description: 'We planted trees.' }, 'en'],
    ['a Hindi story', { title: 'पौधे', description: story }, 'hi'],
    ['a Hindi story with an English title', { title: 'Van Mahotsav 2026', description: story }, 'hi'],
    [
      'an English story with a Hindi title',
      { title: 'वन महोत्सव', description: 'We planted trees today.' },
      'en',
    ],
    ['a title alone', { title: 'वन महोत्सव', description: '' }, 'hi'],
    ['figures', { title: '2026–27', description: '' }, 'en'],
    ['nothing', {}, 'en'],
    [
      'addresses are in Latin letters in every language',
      {
        title: 'फ़ॉर्म',
        description: 'यहाँ https://www.example.org/a/very/long/address/of-a-form office@school.example',
      },
      'hi',
    ],
    ['as the writer chose', { title: 'Trees', description: 'We planted trees.', language: 'hi' }, 'hi'],
    ['a choice that is none', { title: 'Trees', description: '', language: 'xx' }, 'en'],
  ] as const)('%s', (_, texts, language) => expect(languageOfItem(news, texts)).toBe(language));

  test('a page is judged by its sections, not by the names of facts in them', () => {
    const sections = JSON.stringify([
      {
        id: 'a',
        kind: 'text',
        values: { heading: '', text: '{helpDeskOpens} से {helpDeskCloses} तक' },
        items: [],
      },
    ]);
    expect(languageOfItem(pages, { title: '', sections })).toBe('hi');
  });

  test('nothing is recognised without words', () => {
    expect(recogniseLanguage(news, { title: '2026', description: '' })).toBeUndefined();
  });
});
