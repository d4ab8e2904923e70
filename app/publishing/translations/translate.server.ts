import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { readRichText } from '#app/core/text/rich/rich-text.server.ts';
import { plainFrom, plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { changeContent, type ContentChange } from '#app/publishing/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { publishForPreview } from '#app/publishing/items/publish.server.ts';
import { type Asker, findRow, type Place } from '#app/publishing/items/rows.server.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import { stateOf } from '#app/publishing/state.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Piece, Said } from './pieces.ts';
import { mergeSent, type SentTranslation } from './sent-translation.ts';
import { NO_TRANSLATION, type Translation } from './translation.ts';
import {
  bringTranslationBack,
  findTranslation,
  isSame,
  keepTranslationDraft,
  type Owner,
  publishTranslation,
  withdrawTranslation,
} from './translations.server.ts';

/** Something that is said in one language, and can be said in another. */
export interface Translatable {
  owner: Owner;
  schoolCode: string;
  from: Locale;
  into: Locale;
  /** As the record of what was done calls it. */
  title: string;
  pieces: Piece[];
  /** Without this piece nothing of it is public in the other language: families would not know what it is. */
  needs?: string;
  /** Of an item: it is found by its words. */
  item?: { type: ContentType; texts: Record<string, string> };
}

/** Looks it up where it is to be changed, and holds it there. */
export type FindTranslatable = (db: Asker) => Promise<Translatable | undefined>;

export type TranslationProblem = 'tooLong' | 'tableTooLarge' | 'required';

export type SaveAnswer =
  | { missing: true }
  | { problems: Record<string, TranslationProblem> }
  | { conflict: { base: number; by: string; at: string; theirs: Said; pieces: Piece[] } }
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
  { services, staff, now }: Acting,
  find: FindTranslatable,
  { sent, base, editor }: Sent,
  { tell }: { tell: boolean },
): Promise<SaveAnswer> {
  return services.database.writes.transaction().execute(async (db): Promise<SaveAnswer> => {
    const it = await find(db);
    if (!it) return { missing: true };
    const { owner, into, pieces, schoolCode } = it;
    const cleaned = cleanSaid(pieces, sent.said);
    if ('problems' in cleaned) return cleaned;
    const known = await findTranslation(db, owner, into, { lock: true });
    const live = known?.live ?? NO_TRANSLATION;
    const working = known?.draft ?? live;
    const draft = mergeSent(pieces, { ...sent, said: cleaned.said }, { live, working });
    const version = known?.version ?? 0;
    if (isSame(draft, working)) return { saved: { base: version } };
    if (version !== base && known?.editor !== editor)
      return {
        conflict: {
          base: version,
          by: known?.savedBy ?? '',
          at: known?.savedAt ?? '',
          theirs: working.said,
          pieces,
        },
      };
    const written = { schoolCode, pieces, by: staff.name, now, editor };
    const saved = await keepTranslationDraft(db, owner, into, { ...written, known, draft });
    if (tell)
      await writeDown(db, {
        staff,
        now,
        action: 'translate',
        subject: { ...owner, title: it.title },
        ...changeIn(pieces, working, draft),
      });
    return { saved: { base: saved } };
  });
}

export type PublishAnswer =
  { missing: true } | { problems: Record<string, TranslationProblem> } | { done: 'published' };

/** Families read what was kept last, in this language alone. */
export async function publishWhatIsKept(
  { services, staff, now }: Acting,
  find: FindTranslatable,
): Promise<PublishAnswer> {
  const refuse = (answer: PublishAnswer) => new Refused(answer);
  try {
    return await changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
      const it = await find(change);
      if (!it) throw refuse({ missing: true });
      const { owner, into, pieces, schoolCode, needs } = it;
      const known = await findTranslation(change, owner, into, { lock: true });
      const before = known?.live ?? NO_TRANSLATION;
      const translation = known?.draft ?? before;
      const lacking = lackingIn(pieces, translation, needs);
      if (lacking) throw refuse({ problems: { [lacking]: 'required' } });
      if (known?.isPublic && !known.draft) return { done: 'published' };
      const by = staff.name;
      await publishTranslation(change, owner, into, { schoolCode, pieces, by, now, translation });
      await indexAnew(change, it);
      await writeDown(change, {
        staff,
        now,
        action: 'publish-translation',
        subject: { ...owner, title: it.title },
        ...changeIn(pieces, known?.isPublic ? before : NO_TRANSLATION, translation),
      });
      return { done: 'published' };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Takes it off the site, or brings it back as it was; the other language stays as it is. Tells whether that is new. */
export function changeWhetherPublic(
  { services, staff, now }: Acting,
  find: FindTranslatable,
  what: 'withdraw-translation' | 'undo-withdraw-translation',
): Promise<boolean> {
  return changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    const it = await find(change);
    if (!it) return false;
    const { owner, into, pieces, schoolCode } = it;
    const work = what === 'withdraw-translation' ? withdrawTranslation : bringTranslationBack;
    if (!(await work(change, owner, into, { schoolCode, pieces, by: staff.name, now }))) return false;
    await indexAnew(change, it);
    await writeDown(change, { staff, now, action: what, subject: { ...owner, title: it.title } });
    return true;
  });
}

/** Shows what is kept as if it were published now, to whoever reads in this transaction. */
export async function showTranslation(change: ContentChange, it: Translatable, now: Date): Promise<void> {
  const { owner, into, pieces, schoolCode, item } = it;
  const known = await findTranslation(change, owner, into, { lock: true });
  const translation = known?.draft ?? known?.live ?? NO_TRANSLATION;
  // A draft has no page yet: it is looked at as it would be.
  if (item) await showItem(change, item.type, { schoolCode, id: owner.id, now });
  await publishTranslation(change, owner, into, { schoolCode, pieces, by: '', now, translation });
}

async function showItem(change: ContentChange, type: ContentType, asked: Place & { now: Date }) {
  const row = await findRow(change, type, asked);
  if (row && stateOf(row, asked.now) !== 'live') await publishForPreview(change, type, asked);
}

class Refused extends Error {
  readonly answer: PublishAnswer;
  constructor(answer: PublishAnswer) {
    super('not published');
    this.answer = answer;
  }
}

/** The piece that must be said first. */
function lackingIn(pieces: readonly Piece[], { said }: Translation, needs: string | undefined) {
  if (needs && !said[needs] && pieces.some(({ key }) => key === needs)) return needs;
  return pieces.some(({ key }) => said[key]) ? undefined : pieces[0]?.key;
}

async function indexAnew(change: ContentChange, { item, owner, schoolCode }: Translatable): Promise<void> {
  if (item) await indexItems(change, item.type, [{ id: owner.id, schoolCode, texts: item.texts }]);
}

type Cleaned = { said: Said } | { problems: Record<string, TranslationProblem> };

/** Of a piece that is far too long as it came nothing is read: cleaning it would take long. */
function cleanSaid(pieces: readonly Piece[], sent: Said): Cleaned {
  const said = { ...sent };
  const problems: Record<string, TranslationProblem> = {};
  for (const { key, kind, max } of pieces) {
    const text = sent[key];
    if (text === undefined) continue;
    const most = max * TIMES_AS_LONG;
    // Marks of a rich text are not the writer's letters, but there is an end to them, too.
    const mostWritten = most * 4;
    if (text.length > mostWritten) problems[key] = 'tooLong';
    else if (kind === 'rich') {
      const rich = readRichText(text);
      said[key] = rich.text;
      if (rich.hasLargeTable) problems[key] = 'tableTooLarge';
      else if (rich.text.length > mostWritten || plainFrom(rich.text).length > most)
        problems[key] = 'tooLong';
    } else if (text.length > most) problems[key] = 'tooLong';
  }
  return Object.keys(problems).length > 0 ? { problems } : { said };
}

/** What changed, for the record: the pieces that did. */
function changeIn(pieces: readonly Piece[], before: Translation, after: Translation) {
  const changed = pieces.filter(({ key }) => before.said[key] !== after.said[key]);
  const pick = ({ said }: Translation) =>
    Object.fromEntries(changed.map(({ key }) => [key, plainWithLinks(said[key] ?? '')]));
  return { before: pick(before), after: pick(after) };
}
