import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Facts } from '#content/facts.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { recordEditing } from '#app/publishing/drafts/presence.server.ts';
import { translationIn } from '#app/publishing/translations/translation-of.server.ts';
import { typesFor } from '#app/studio/content/types/types-for.ts';
import { noFields } from '#app/publishing/fields.ts';
import type { Segment } from '#app/publishing/translations/segments.ts';
import { findOutdatedNeighbours } from '#app/publishing/translations/table.server.ts';
import { segmentState, type Translation } from '#app/publishing/translations/translation.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import { missing, type StudioContext } from '#app/studio/content/studio-context.server.ts';
import { factsInWords, itemName } from '#app/studio/content/facts-in-words.ts';
import { mentionsFacts } from '#app/studio/content/form/facts/fact-chip.ts';
import { loadFactInfo } from '#app/studio/content/load-fact-info.server.ts';
import {
  documentState,
  findStoredFiles,
  languageStatesOf,
  type StoredFile,
} from '#app/studio/content/load-item.server.ts';
import { loadExtra } from '#app/studio/content/load-extra.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { SegmentView } from './segment-view.ts';

/** All that the screen for translating one thing shows. */
export async function loadTranslation(commandContext: StudioContext, type: ContentType, id: string) {
  const { services, staff, now, words, dates } = commandContext;
  const { reads, writes } = services.database;
  const { schoolCode } = staff;
  const itemKey = { schoolCode, id };
  const copy = await findWorkingCopy(reads, type, itemKey);
  if (!copy?.translation) throw missing();
  const { language: into, itemType } = type.translation!;
  const { segments, stored, fields: live } = copy.translation;
  const here = { type: type.name, id };
  const { languages } = services.sites.of(schoolCode);
  const [languageStates, beside, others, extra, labelled] = await Promise.all([
    languageStatesOf(reads, { schoolCode, type: type.name, languages }, id),
    findOutdatedNeighbours(
      reads,
      { schoolCode, languages, now, types: typesFor(staff.role).map(({ name }) => name) },
      { ...here, into },
    ),
    recordEditing(writes, documentRef(type, itemKey), staff, now),
    loadExtra(copy.type, {
      db: reads,
      id,
      site: services.sites.of(schoolCode),
      config: services.config,
      now,
      language: staff.language,
    }),
    labelSegments(commandContext, segments),
  ]);
  const { facts } = extra;
  const dayOf = (instant: string | null | undefined) => (instant ? dates.day(dayInIndia(instant)) : '');
  const texts = {
    live: translationIn(live),
    working: translationIn(copy.fields),
    isPublic: stored?.isPublic ?? false,
  };
  return {
    ...here,
    ...documentState(copy, now),
    fields: copy.fields,
    others,
    typeName: capital(itemType.words.one),
    title: itemName(itemType, { id, title: copy.row.title }, words.content, facts),
    from: copy.row.language,
    into,
    states: languageStates?.states ?? {},
    changed: dayOf(languageStates?.changedAt),
    segments: labelled.map((segment) => viewOf(segment, texts, words.content, facts)),
    facts: facts ?? {},
    factInfo: await loadFactInfo(commandContext, extra.factMentions, {
      ...here,
      language: into,
    }),
    isPublic: texts.isPublic,
    isStarted: Object.keys(texts.working.texts).length > 0,
    publishedOn: dayOf(stored?.publishedAt),
    beside,
    /** Where families read it in this language, while they can. */
    address: itemType.address({ id, texts: copy.row.texts }),
  };
}

export type LoadedTranslation = Awaited<ReturnType<typeof loadTranslation>>;

type Labelled = Segment & { file?: StoredFile | undefined };

/** As the form calls them; the words of files by the number of the file. */
async function labelSegments(
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
): SegmentView {
  const { key, kind, label, text, file } = segment;
  const read = (written: string) =>
    factsInWords(kind === 'rich' ? plainWithLinks(written) : written, words, facts);
  const isStillOlder = segmentState(segment, working) === 'older';
  // What was translated since is compared with what families read, until they read the new.
  const compared = isStillOlder ? working : segmentState(segment, live) === 'older' ? live : undefined;
  const value = working.texts[key] ?? '';
  const before = compared?.texts[key] ?? value;
  return {
    key,
    kind,
    label,
    text: read(text),
    source: text,
    // Also where only the translation still has one: nobody is to see how it is written.
    hasFacts: segment.mentionsFacts === true && [text, value, before].some(mentionsFacts),
    isDue: compared !== undefined || (isPublic && segmentState(segment, live) === 'missing'),
    picture: file?.kind === 'image' ? { path: file.path } : undefined,
    parts: compared && diffWords(read(compared.sources[key] ?? ''), read(text)),
    value,
    before,
    isRight: compared !== undefined && !isStillOlder && value === before,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
