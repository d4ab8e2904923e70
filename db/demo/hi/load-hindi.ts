import { contentTypes } from '#app/content-types.ts';
import { en as englishProse } from '#content/en/index.ts';
import { hi as hindiProse } from '#content/hi/index.ts';
import { en as englishWords } from '#app/words/en.ts';
import { hi as hindiWords } from '#app/words/hi.ts';
import { beginTranslationsIn } from '#app/features/pages/begin-translations.server.ts';
import { SchoolProfile } from '#app/features/school/profile.ts';
import { NO_LABELS, PROFILE, profilePieces } from '#app/features/school/profile-pieces.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { declaredTexts } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import { findPieces } from '#app/publishing/translations/item-pieces.server.ts';
import { type Piece, piecesOf, type Said } from '#app/publishing/translations/pieces.ts';
import { publishTranslation } from '#app/publishing/translations/translations.server.ts';
import { languageOfItem } from '#app/publishing/translations/written-in.ts';
import { documents } from '../documents.ts';
import { heroSlides } from '../home-pictures.ts';
import { pictures } from '../pictures.ts';
import { samples } from '../samples.ts';
import { demoProfile } from '../school.ts';
import { hindiFiles, hindiProfile, hindiSamples } from './index.ts';

interface Loading {
  schoolCode: string;
  now: Date;
}

/** The sample school in Hindi, beside what it says in English; what stays English stays so on purpose. */
export async function loadHindi(change: ContentChange, loading: Loading): Promise<void> {
  const { schoolCode, now } = loading;
  await beginTranslationsIn(change, {
    schoolCode,
    now,
    from: { words: englishWords, prose: englishProse },
    to: { words: hindiWords, prose: hindiProse, language: 'hi' },
    also: new Map([...wordsOfFiles, ...heroCaptions]),
  });
  for (const type of contentTypes) {
    const translated: Record<string, Translated | undefined> =
      hindiSamples[type.name as keyof typeof hindiSamples] ?? {};
    for (const sample of samples[type.name] ?? []) {
      const hindi = translated[sample.id];
      if (!hindi || languageOfItem(type, declaredTexts(type, sample)) === 'hi') continue;
      const { captions = {}, ...texts } = hindi;
      const id = `${schoolCode.toLowerCase()}-${sample.id}`;
      const pieces = (await findPieces(change, type, { schoolCode, id })) ?? [];
      const said = Object.fromEntries(piecesOf(type, texts as Said).map(({ key, text }) => [key, text]));
      const captionOf = new Map(
        (sample.photos ?? []).map(({ picture, caption }) => [caption, captions[picture] ?? '']),
      );
      await publish(change, { type: type.name, id }, pieces, loading, ({ key, text }) =>
        key.startsWith('files/') ? (captionOf.get(text) ?? wordsOfFiles.get(text)) : said[key],
      );
      const row = await findRow(change, type, { schoolCode, id });
      if (row) await indexItems(change, type, [{ id, schoolCode, texts: row.texts }]);
    }
  }
  const profile = { ...hindiProfile, addressLines: hindiProfile.addressLines.join('\n') } as Said;
  await publish(
    change,
    { type: PROFILE, id: schoolCode },
    piecesOfProfile(schoolCode),
    loading,
    ({ key }) => profile[key],
  );
}

type Translated = Partial<Record<string, unknown>> & { captions?: Partial<Record<string, string>> };

function publish(
  change: ContentChange,
  owner: { type: string; id: string },
  pieces: Piece[],
  { schoolCode, now }: Loading,
  saidOf: (piece: Piece) => string | undefined,
): Promise<number> {
  const known = pieces.flatMap((piece) => {
    const said = saidOf(piece);
    return said ? [{ ...piece, said }] : [];
  });
  return publishTranslation(change, owner, 'hi', {
    schoolCode,
    now,
    by: '',
    pieces,
    translation: {
      said: Object.fromEntries(known.map(({ key, said }) => [key, said])),
      sources: Object.fromEntries(known.map(({ key, text }) => [key, text])),
    },
  });
}

const piecesOfProfile = (name: string) =>
  profilePieces(SchoolProfile.parse({ ...demoProfile, name }), NO_LABELS);

/** By what is said of each file in English. */
export const wordsOfFiles = new Map<string, string>([
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
