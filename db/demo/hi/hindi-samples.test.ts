import { describe, expect, test } from 'vitest';
import { sectionsIn } from '#content/plain-sections.ts';
import { albums } from '../albums.ts';
import { documents } from '../documents.ts';
import { heroSlides } from '../home-pictures.ts';
import { ownPages } from '../own-pages.ts';
import { pictures } from '../pictures.ts';
import { samples } from '../samples.ts';
import { englishOnly, hindiFiles, hindiProfile, hindiSamples, writtenInHindi } from './index.ts';

const TEXTS = ['title', 'description', 'message', 'name', 'designation', 'place', 'audience', 'text'];
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Names that Hindi writes in Latin letters too, and text on a screen in a picture. */
const LATIN = new Set(['LFIS', 'Draw', 'with', 'code']);
const latinIn = (text: string) => (text.match(/[a-z]+/gi) ?? []).filter((word) => !LATIN.has(word));

type Texts = Record<string, string | undefined>;
const kinds = (Object.keys(hindiSamples) as (keyof typeof hindiSamples)[]).map((kind) => ({
  kind,
  items: samples[kind] as readonly (Texts & { id: string })[],
  hindi: hindiSamples[kind] as Record<string, Texts>,
}));

describe.each(kinds)('$kind', ({ kind, items, hindi }) => {
  const untranslated = [...(writtenInHindi[kind] ?? []), ...(englishOnly[kind] ?? [])];

  test('each is translated, or listed as untranslated', () => {
    const ids = [...Object.keys(hindi), ...untranslated].toSorted();
    expect(ids).toEqual(items.map(({ id }) => id).toSorted());
  });

  test('every text that is not Hindi has a Hindi translation, paragraph for paragraph', () => {
    for (const item of items.filter(({ id }) => !untranslated.includes(id))) {
      for (const field of TEXTS) {
        const [english, translation] = [item[field], hindi[item.id]![field]];
        if (!english || (isHindi(english) && translation === undefined))
          expect(translation, item.id).toBeUndefined();
        else
          expect(translation?.split('\n\n').length, `${item.id} ${field}`).toBe(english.split('\n\n').length);
      }
    }
  });

  test('the numbers are those of the English', () => {
    for (const item of items.filter(({ id }) => !untranslated.includes(id))) {
      for (const field of TEXTS.filter((name) => hindi[item.id]![name])) {
        expect(figuresIn(hindi[item.id]![field]!), `${item.id} ${field}`).toEqual(figuresIn(item[field]!));
      }
    }
  });
});

/** Full hours are written without minutes. */
const figuresIn = (text: string) =>
  [
    ...text
      .replaceAll(':00', '')

      .matchAll(/\d+(?::\d\d)?/g),
  ]
    .map(([figure]) => figure)
    .toSorted();

test('what was written in Hindi is in Hindi', () => {
  for (const [kind, ids] of Object.entries(writtenInHindi)) {
    for (const id of ids)
      expect(
        isHindi(String((samples[kind]!.find((item) => item.id === id) as Texts | undefined)?.['title'])),
        id,
      ).toBe(true);
  }
});

test('every caption of an album has a translation, and no other', () => {
  for (const { id, photos } of albums) {
    const album = hindiSamples.albums[id];
    if (!album) continue;
    const expected = photos
      .filter(({ caption }) => caption && !isHindi(caption))
      .map(({ picture }) => picture);
    expect(Object.keys(album.captions ?? {}).toSorted(), id).toEqual(expected.toSorted());
  }
});

test('every picture, document and slide has a text', () => {
  expect(Object.keys(hindiFiles.pictures).toSorted()).toEqual(Object.keys(pictures).toSorted());
  expect(Object.keys(hindiFiles.documents)).toEqual(Object.keys(documents));
  expect(Object.keys(hindiFiles.heroCaptions)).toEqual(heroSlides.map(({ picture }) => picture));
});

test('the school’s own page has the same sections as the English one', () => {
  const shape = (json: string) =>
    sectionsIn(json).map(({ id, kind, values }) => ({
      id,
      kind,
      fields: Object.keys(values),
      cells: values['rows']?.split('\n').map((row) => row.split('|').length),
      of: values['of'],
    }));
  for (const { id, sections } of ownPages)
    expect(shape(hindiSamples.ownpages[id].sections)).toEqual(shape(sections));
});

test('nothing in it is in English, and its spelling is consistent', () => {
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn);
  const { ownpages: _ownpages, ...written } = hindiSamples;
  const texts = stringsIn([written, hindiFiles, hindiProfile]);
  for (const text of texts) {
    expect(latinIn(text), text).toEqual([]);
    expect(text.normalize('NFC')).toBe(text);
    // A nuqta is used below ज फ ड ढ only; a sentence ends with a danda, digits are 0–9.
    expect(text).not.toMatch(/[^जफडढ]\u093c|\p{Script=Devanagari}\.(?:\s|$)|[०-९]/u);
  }
});
