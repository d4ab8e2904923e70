import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { readRichText } from '#app/core/text/rich/rich-text.server.ts';
import { plainFrom, plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { publishForPreview } from '#app/publishing/items/publish.server.ts';
import { findRow, type ItemKey } from '#app/publishing/items/rows.server.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import { stateOf } from '#app/platform/content/state.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Segment, SegmentTexts } from './segments.ts';
import { mergeSent, type SentTranslation } from './sent-translation.ts';
import { NO_TRANSLATION, type Translation } from './translation.ts';
import {
  restoreTranslation,
  findTranslation,
  isSame,
  saveTranslationDraft,
  publishTranslation,
  withdrawTranslation,
} from './translations.server.ts';

/** Something that is said in one language, and can be said in another. */
export interface Translatable {
  itemRef: ItemRef;
  schoolCode: string;
  from: Locale;
  into: Locale;
  /** As the record of what was done calls it. */
  title: string;
  segments: Segment[];
  /** Without this piece nothing of it is public in the other language: families would not know what it is. */
  needs?: string;
  /** Of an item: it is found by its words. */
  item?: { type: ContentType; texts: Record<string, string> };
}

/** Looks it up where it is to be changed, and holds it there. */
export type FindTranslatable = (db: DbOrTransaction) => Promise<Translatable | undefined>;

export type TranslationProblem = 'tooLong' | 'tableTooLarge' | 'required';

export type SaveAnswer =
  | { missing: true }
  | { problems: Record<string, TranslationProblem> }
  | { conflict: { base: number; by: string; at: string; theirs: SegmentTexts; segments: Segment[] } }
  | { saved: { base: number } };

/** So many characters more than the text it was made from may have. */
export const TIMES_AS_LONG = 2;

interface Sent {
  sent: SentTranslation;
  /** The version that the form rests on. */
  base: number;
  editor: string;
}

/** Keeps what the form holds. What families read does not change by it, in any language. */
export function saveTranslation(
  { services, staff, now }: CommandContext,
  find: FindTranslatable,
  { sent, base, editor }: Sent,
  { audit }: { audit: boolean },
): Promise<SaveAnswer> {
  return services.database.writes.transaction().execute(async (db): Promise<SaveAnswer> => {
    const it = await find(db);
    if (!it) return { missing: true };
    const { itemRef, into, segments, schoolCode } = it;
    const cleaned = cleanTexts(segments, sent.texts);
    if ('problems' in cleaned) return cleaned;
    const stored = await findTranslation(db, itemRef, into, { lock: true });
    const live = stored?.live ?? NO_TRANSLATION;
    const working = stored?.draft ?? live;
    const draft = mergeSent(segments, { ...sent, texts: cleaned.texts }, { live, working });
    const version = stored?.version ?? 0;
    if (isSame(draft, working)) return { saved: { base: version } };
    if (version !== base && stored?.editor !== editor)
      return {
        conflict: {
          base: version,
          by: stored?.savedBy ?? '',
          at: stored?.savedAt ?? '',
          theirs: working.texts,
          segments,
        },
      };
    const written = { schoolCode, segments, by: staff.name, now, editor };
    const saved = await saveTranslationDraft(db, itemRef, into, { ...written, stored, draft });
    if (audit)
      await recordAudit(db, {
        staff,
        now,
        action: 'translate',
        subject: { ...itemRef, title: it.title },
        ...changeIn(segments, working, draft),
      });
    return { saved: { base: saved } };
  });
}

export type PublishAnswer =
  { missing: true } | { problems: Record<string, TranslationProblem> } | { done: 'published' };

/** Families read what was kept last, in this language alone. */
export async function publishTranslationDraft(
  { services, staff, now }: CommandContext,
  find: FindTranslatable,
): Promise<PublishAnswer> {
  const refuse = (answer: PublishAnswer) => new Refused(answer);
  try {
    return await changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
      const it = await find(change);
      if (!it) throw refuse({ missing: true });
      const { itemRef, into, segments, needs } = it;
      const stored = await findTranslation(change, itemRef, into, { lock: true });
      const before = stored?.live ?? NO_TRANSLATION;
      const translation = stored?.draft ?? before;
      const lacking = lackingIn(segments, translation, needs);
      if (lacking) throw refuse({ problems: { [lacking]: 'required' } });
      if (stored?.isPublic && !stored.draft) return { done: 'published' };
      const by = staff.name;
      await publishTranslation(change, itemRef, into, { segments, by, now, translation });
      await reindex(change, it);
      await recordAudit(change, {
        staff,
        now,
        action: 'publish-translation',
        subject: { ...itemRef, title: it.title },
        ...changeIn(segments, stored?.isPublic ? before : NO_TRANSLATION, translation),
      });
      return { done: 'published' };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Takes it off the site, or brings it back as it was; the other language stays as it is. Tells whether that is new. */
export function changeTranslationVisibility(
  { services, staff, now }: CommandContext,
  find: FindTranslatable,
  what: 'withdraw-translation' | 'undo-withdraw-translation',
): Promise<boolean> {
  return changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const it = await find(change);
    if (!it) return false;
    const { itemRef, into, segments } = it;
    const work = what === 'withdraw-translation' ? withdrawTranslation : restoreTranslation;
    if (!(await work(change, itemRef, into, { segments, by: staff.name, now }))) return false;
    await reindex(change, it);
    await recordAudit(change, { staff, now, action: what, subject: { ...itemRef, title: it.title } });
    return true;
  });
}

/** Shows what is kept as if it were published now, to whoever reads in this transaction. */
export async function previewTranslation(change: ContentChange, it: Translatable, now: Date): Promise<void> {
  const { itemRef, into, segments, schoolCode, item } = it;
  const stored = await findTranslation(change, itemRef, into, { lock: true });
  const translation = stored?.draft ?? stored?.live ?? NO_TRANSLATION;
  // A draft has no page yet: it is looked at as it would be.
  if (item) await previewItem(change, item.type, { schoolCode, id: itemRef.id, now });
  await publishTranslation(change, itemRef, into, { segments, by: '', now, translation });
}

async function previewItem(change: ContentChange, type: ContentType, options: ItemKey & { now: Date }) {
  const row = await findRow(change, type, options);
  if (row && stateOf(row, options.now) !== 'live') await publishForPreview(change, type, options);
}

class Refused extends Error {
  readonly answer: PublishAnswer;
  constructor(answer: PublishAnswer) {
    super('not published');
    this.answer = answer;
  }
}

/** The piece that must be said first. */
function lackingIn(segments: readonly Segment[], { texts }: Translation, needs: string | undefined) {
  if (needs && !texts[needs] && segments.some(({ key }) => key === needs)) return needs;
  return segments.some(({ key }) => texts[key]) ? undefined : segments[0]?.key;
}

async function reindex(change: ContentChange, { item, itemRef, schoolCode }: Translatable): Promise<void> {
  if (item) await indexItems(change, item.type, [{ id: itemRef.id, schoolCode, texts: item.texts }]);
}

type Cleaned = { texts: SegmentTexts } | { problems: Record<string, TranslationProblem> };

/** Of a piece that is far too long as it came nothing is read: cleaning it would take long. */
function cleanTexts(segments: readonly Segment[], sent: SegmentTexts): Cleaned {
  const texts = { ...sent };
  const problems: Record<string, TranslationProblem> = {};
  for (const { key, kind, max } of segments) {
    const text = sent[key];
    if (text === undefined) continue;
    const most = max * TIMES_AS_LONG;
    // Marks of a rich text are not the writer's letters, but there is an end to them, too.
    const maxWritten = most * 4;
    if (text.length > maxWritten) problems[key] = 'tooLong';
    else if (kind === 'rich') {
      const rich = readRichText(text);
      texts[key] = rich.text;
      if (rich.hasLargeTable) problems[key] = 'tableTooLarge';
      else if (rich.text.length > maxWritten || plainFrom(rich.text).length > most) problems[key] = 'tooLong';
    } else if (text.length > most) problems[key] = 'tooLong';
  }
  return Object.keys(problems).length > 0 ? { problems } : { texts };
}

/** What changed, for the record: the pieces that did. */
function changeIn(segments: readonly Segment[], before: Translation, after: Translation) {
  const changed = segments.filter(({ key }) => before.texts[key] !== after.texts[key]);
  const pick = ({ texts }: Translation) =>
    Object.fromEntries(changed.map(({ key }) => [key, plainWithLinks(texts[key] ?? '')]));
  return { before: pick(before), after: pick(after) };
}
