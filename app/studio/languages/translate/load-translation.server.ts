import { randomCode } from '#app/core/ids.ts';
import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { Facts } from '#content/facts.ts';
import { contentTypes } from '#app/content-types.ts';
import { noFields } from '#app/publishing/fields.ts';
import type { Segment } from '#app/publishing/translations/segments.ts';
import {
  findOutdatedNeighbours,
  profileTranslationStatus,
  translationStatuses,
} from '#app/publishing/translations/table.server.ts';
import { NO_TRANSLATION, segmentState, type Translation } from '#app/publishing/translations/translation.ts';
import type { Translatable } from '#app/publishing/translations/translate.server.ts';
import { findTranslation } from '#app/publishing/translations/translations.server.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import { type studioContext, missing } from '#app/studio/content/studio-context.server.ts';
import { factsInWords, itemName } from '#app/studio/content/facts-in-words.ts';
import { mentionsFacts } from '#app/studio/content/form/facts/fact-chip.ts';
import { loadFactInfo } from '#app/studio/content/load-fact-info.server.ts';
import { type StoredFile, findStoredFiles } from '#app/studio/content/load-item.server.ts';
import { loadExtra } from '#app/studio/content/load-extra.server.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { translatableAt } from '../find-translatable.server.ts';
import { PROFILE_ID } from '../profile-id.ts';
import type { SegmentView } from './segment-view.ts';

type StudioContext = ReturnType<typeof studioContext>;

/** All that the screen for translating one thing shows. */
export async function loadTranslation(commandContext: StudioContext, at: { type: string; id: string }) {
  const { services, staff, now, words, dates } = commandContext;
  const { reads } = services.database;
  const it = await translatableAt(commandContext, at)?.(reads);
  if (!it) throw missing();
  const { itemRef, from, into, schoolCode } = it;
  const type = it.item && translateType(it.item.type, words);
  const [stored, stands, beside, extra, labelled] = await Promise.all([
    findTranslation(reads, itemRef, into),
    type
      ? translationStatuses(reads, { schoolCode, type: type.name }, [at.id]).then((all) => all.get(at.id))
      : profileTranslationStatus(reads, itemRef, into),
    findOutdatedNeighbours(
      reads,
      { schoolCode, now, types: contentTypes.map(({ name }) => name) },
      { type: at.type, id: at.id },
    ),
    type &&
      it.segments.some(({ mentionsFacts }) => mentionsFacts) &&
      loadExtra(type, {
        db: reads,
        id: at.id,
        site: services.sites.of(schoolCode),
        config: services.config,
        now,
        language: staff.language,
      }),
    labelSegments(commandContext, it),
  ]);
  const facts = (extra && extra.facts) || undefined;
  const live = stored?.live ?? NO_TRANSLATION;
  const working = stored?.draft ?? live;
  const dayOf = (instant: string | null | undefined) => (instant ? dates.day(dayInIndia(instant)) : '');
  return {
    ...at,
    typeName: type ? capital(type.words.one) : words.languages.profile,
    title: type ? itemName(type, { id: at.id, title: it.title }, words.content, facts) : it.title,
    from,
    into,
    own: stands && 'own' in stands ? stands.own : ('written' as const),
    other: stands?.other ?? ('missing' as const),
    changed: stands && 'changedAt' in stands ? dayOf(stands.changedAt) : '',
    segments: labelled.map((segment) =>
      viewOf(segment, { live, working, isPublic: stored?.isPublic ?? false }, words.content, facts),
    ),
    facts: facts ?? {},
    factInfo: await loadFactInfo(commandContext, (extra && extra.factMentions) || undefined, {
      ...at,
      language: into,
    }),
    base: stored?.version ?? 0,
    editor: randomCode(12),
    isPublic: stored?.isPublic ?? false,
    wasPublic: Object.keys(live.texts).length > 0,
    isStarted: Object.keys(working.texts).length > 0,
    hasDraft: stored?.draft !== undefined,
    publishedOn: dayOf(stored?.publishedAt),
    savedAt: stored?.draft ? timeInIndia(stored.savedAt) : '',
    beside,
    /** Where families read it in this language, while they can. */
    address: type?.address({ id: at.id, texts: it.item!.texts }) ?? '/',
    isProfile: at.id === PROFILE_ID && !type,
  };
}

export type LoadedTranslation = Awaited<ReturnType<typeof loadTranslation>>;

type Labelled = Segment & { file?: StoredFile | undefined };

/** As the form calls them; the words of files by the number of the file. */
export async function labelSegments(
  { services, words }: Pick<StudioContext, 'services' | 'words'>,
  { segments, schoolCode, item }: Translatable,
): Promise<Labelled[]> {
  const ids = [...new Set(segments.flatMap(({ mediaId }) => mediaId ?? []))];
  const all = ids.map((mediaId) => ({ mediaId, alt: '', sure: true }));
  const files = await findStoredFiles(services.database.reads, schoolCode, { ...noFields(), files: { all } });
  const { picture, caption, paper } = words.languages.words;
  const numberOf = (id: string, kind: StoredFile['kind']) =>
    ids.filter((each) => files[each]?.kind === kind).indexOf(id) + 1;
  return segments.map((segment): Labelled => {
    const { mediaId, key } = segment;
    if (!mediaId) {
      const ofProfile = item ? undefined : words.profile.fields[key]?.[0];
      return ofProfile ? { ...segment, label: ofProfile } : segment;
    }
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
  const read = (written: string) => readable(kind, written, words, facts);
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

export const readable = (
  kind: Segment['kind'],
  text: string,
  words: StudioWords['content'],
  facts?: Facts,
): string => factsInWords(kind === 'rich' ? plainWithLinks(text) : text, words, facts);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
