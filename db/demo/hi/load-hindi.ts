import { contentTypes } from '#app/content-types.ts';
import { en as englishProse } from '#content/en/index.ts';
import { hi as hindiProse } from '#content/hi/index.ts';
import { en as englishWords } from '#app/words/en.ts';
import { hi as hindiWords } from '#app/words/hi.ts';
import { seedTranslationsIn } from '#app/features/pages/seed-translations.server.ts';
import { profileType } from '#app/features/school/content-type.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { declaredTexts } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import { findSegments } from '#app/publishing/translations/item-segments.server.ts';
import { type Segment, segmentsOf, type SegmentTexts } from '#app/publishing/translations/segments.ts';
import { publishTranslation } from '#app/publishing/translations/translations.server.ts';
import { languageOfItem } from '#app/publishing/translations/language-of-item.ts';
import { documents } from '../documents.ts';
import { heroSlides } from '../home-pictures.ts';
import { pictures } from '../pictures.ts';
import { samples } from '../samples.ts';
import { hindiFiles, hindiProfile, hindiSamples } from './index.ts';

interface Loading {
  schoolCode: string;
  now: Date;
}

/** The sample school in Hindi, in addition to its English texts; some items stay English on purpose. */
export async function loadHindi(change: ContentChange, loading: Loading): Promise<void> {
  const { schoolCode, now } = loading;
  await seedTranslationsIn(change, {
    schoolCode,
    now,
    from: { words: englishWords, prose: englishProse },
    to: { words: hindiWords, prose: hindiProse, language: 'hi' },
    also: new Map([...fileTranslations, ...heroCaptions]),
  });
  for (const type of contentTypes) {
    const translated: Record<string, Translated | undefined> =
      hindiSamples[type.name as keyof typeof hindiSamples] ?? {};
    for (const sample of samples[type.name] ?? []) {
      const hindi = translated[sample.id];
      if (!hindi || languageOfItem(type, declaredTexts(type, sample)) === 'hi') continue;
      const { captions = {}, ...texts } = hindi;
      const id = `${schoolCode.toLowerCase()}-${sample.id}`;
      const segments = (await findSegments(change, type, { schoolCode, id })) ?? [];
      const translation = Object.fromEntries(
        segmentsOf(type, texts as SegmentTexts).map(({ key, text }) => [key, text]),
      );
      const captionOf = new Map(
        (sample.photos ?? []).map(({ picture, caption }) => [caption, captions[picture] ?? '']),
      );
      await publish(change, { schoolCode, type: type.name, id }, segments, loading, ({ key, text }) =>
        key.startsWith('files/') ? (captionOf.get(text) ?? fileTranslations.get(text)) : translation[key],
      );
      const row = await findRow(change, type, { schoolCode, id });
      if (row) await indexItems(change, type, [{ id, schoolCode, texts: row.texts }]);
    }
  }
  const profile = { ...hindiProfile, addressLines: hindiProfile.addressLines.join('\n') } as SegmentTexts;
  await publish(
    change,
    { schoolCode, type: PROFILE, id: PROFILE },
    (await findSegments(change, profileType, { schoolCode, id: PROFILE })) ?? [],
    loading,
    ({ key }) => profile[key],
  );
}

type Translated = Partial<Record<string, unknown>> & { captions?: Partial<Record<string, string>> };

function publish(
  change: ContentChange,
  itemRef: { schoolCode: string; type: string; id: string },
  segments: Segment[],
  { now }: Loading,
  translate: (segment: Segment) => string | undefined,
): Promise<void> {
  const translated = segments.flatMap((segment) => {
    const translation = translate(segment);
    return translation ? [{ ...segment, translation }] : [];
  });
  return publishTranslation(change, itemRef, 'hi', {
    now,
    by: '',
    segments,
    translation: {
      texts: Object.fromEntries(translated.map(({ key, translation }) => [key, translation])),
      sources: Object.fromEntries(translated.map(({ key, text }) => [key, text])),
    },
  });
}

/** By the English text of each file. */
export const fileTranslations = new Map<string, string>([
  ...Object.entries(pictures).map(([name, { alt }]): [string, string] => [
    alt,
    hindiFiles.pictures[name as keyof typeof pictures],
  ]),
  ...Object.entries(documents).map(([name, { title }]): [string, string] => [
    title,
    hindiFiles.documents[name as keyof typeof documents],
  ]),
]);

const heroCaptions = heroSlides.map(({ picture, caption }): [string, string] => [
  caption,
  hindiFiles.heroCaptions[picture] ?? '',
]);
