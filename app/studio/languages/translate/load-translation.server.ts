import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Facts } from '#content/facts.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { segmentField, translationIn } from '#app/publishing/translations/translation-of.server.ts';
import { typesFor } from '#app/studio/content/types/types-for.ts';
import { noFields } from '#app/publishing/fields.ts';
import type { Segment } from '#app/publishing/translations/segments.ts';
import { findOutdatedNeighbours } from '#app/publishing/translations/table.server.ts';
import { segmentState, type Translation } from '#app/publishing/translations/translation.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import { missing, type StudioContext } from '#app/studio/content/studio-context.server.ts';
import { factsInWords } from '#app/studio/content/facts-in-words.ts';
import { mentionsFacts } from '#app/studio/content/form/facts/fact-chip.ts';
import { loadDocument } from '#app/studio/content/load-document.server.ts';
import { findStoredFiles, type StoredFile } from '#app/studio/content/load-item.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { SegmentField, SegmentView } from './segment-view.ts';

/** The data of a translation's form. */
export async function loadTranslation(
  context: StudioContext,
  type: ContentType,
  id: string,
  search: URLSearchParams,
) {
  const { services, staff, now, words, dates } = context;
  const { reads } = services.database;
  const { schoolCode } = staff;
  const copy = await findWorkingCopy(reads, type, { schoolCode, id });
  if (!copy?.translation) throw missing();
  const { language: into, itemType } = type.translation!;
  const { segments, stored, fields: live } = copy.translation;
  const [document, neighbours, labelled] = await Promise.all([
    loadDocument(context, type, { id, copy, fields: copy.fields, search }),
    findOutdatedNeighbours(
      reads,
      {
        schoolCode,
        languages: services.sites.of(schoolCode).languages,
        now,
        types: typesFor(staff.role).map(({ name }) => name),
      },
      { type: type.name, id, into },
    ),
    labelSegments(context, segments),
  ]);
  const { facts } = document.extra;
  const dayOf = (instant: string | null | undefined) => (instant ? dates.day(dayInIndia(instant)) : '');
  const texts = {
    live: translationIn(live),
    working: translationIn(copy.fields),
    isPublic: document.state === 'live',
  };
  return {
    ...document,
    typeName: capital(itemType.words.one),
    from: copy.row.language,
    into,
    changedOn: dayOf(document.languageStates?.changedAt),
    publishedOn: dayOf(stored?.publishedAt),
    segments: labelled.map((segment) => ({
      ...segmentField(segment, type.title),
      ...viewOf(segment, texts, words.content, facts),
    })),
    neighbours,
  };
}

export type LoadedTranslation = Awaited<ReturnType<typeof loadTranslation>>;

type Labelled = Segment & { file?: StoredFile | undefined };

/** By the labels of the form; texts of files by the number of the file. */
export async function labelSegments(
  { services, staff, words }: Pick<StudioContext, 'services' | 'staff' | 'words'>,
  segments: readonly Segment[],
): Promise<Labelled[]> {
  const ids = [...new Set(segments.flatMap(({ mediaId }) => mediaId ?? []))];
  const all = ids.map((mediaId) => ({ mediaId, alt: '', sure: true }));
  const files = await findStoredFiles(services.database.reads, staff.schoolCode, {
    ...noFields(),
    files: { all },
  });
  const { picture, caption, paper } = words.languages.words;
  const numberOf = (id: string, kind: StoredFile['kind']) =>
    ids.filter((each) => files[each]?.kind === kind).indexOf(id) + 1;
  return segments.map((segment): Labelled => {
    const { mediaId, key } = segment;
    if (!mediaId) return segment;
    const file = files[mediaId];
    if (file?.kind === 'document') return { ...segment, label: paper(numberOf(mediaId, 'document')), file };
    const number = numberOf(mediaId, 'image') || ids.indexOf(mediaId) + 1;
    return { ...segment, label: key.endsWith('/caption') ? caption(number) : picture(number), file };
  });
}

function viewOf(
  segment: Labelled,
  { live, working, isPublic }: { live: Translation; working: Translation; isPublic: boolean },
  words: StudioWords['content'],
  facts: Facts | undefined,
): Omit<SegmentView, keyof SegmentField> {
  const { key, kind, text, file } = segment;
  const read = (written: string) =>
    factsInWords(kind === 'rich' ? plainWithLinks(written) : written, words, facts);
  const isStillOlder = segmentState(segment, working) === 'older';
  // A new translation is compared with what families read, until it is published.
  const compared = isStillOlder ? working : segmentState(segment, live) === 'older' ? live : undefined;
  const value = working.texts[key] ?? '';
  const before = compared?.texts[key] ?? value;
  return {
    text: read(text),
    source: text,
    // Also if only the translation still has one: braces are never shown.
    hasFacts: segment.mentionsFacts === true && [text, value, before].some(mentionsFacts),
    isDue: compared !== undefined || (isPublic && segmentState(segment, live) === 'missing'),
    picture: file?.kind === 'image' ? { path: file.path } : undefined,
    parts: compared && diffWords(read(compared.sources[key] ?? ''), read(text)),
    value,
    before,
    isConfirmed: compared !== undefined && !isStillOlder && value === before,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
