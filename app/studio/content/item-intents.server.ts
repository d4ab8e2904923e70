import type { Permission } from '#app/access/permissions.ts';
import { ITEM_ID, type WholeAddress } from '#app/addresses.ts';
import { randomCode } from '#app/core/ids.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { redirect, redirectDocument } from '#app/platform/http/redirect.ts';
import { acknowledgeWarnings } from '#app/publishing/checks/acknowledged.server.ts';
import { findPublishWarnings } from '#app/publishing/checks/find-publish-warnings.server.ts';
import { ONE_LANGUAGE } from '#app/publishing/checks/other-languages.server.ts';
import { changeItemState } from '#app/publishing/commands/change-item-state.server.ts';
import { discardChanges, duplicateItem } from '#app/publishing/commands/copy-item.server.ts';
import { publishItem } from '#app/publishing/commands/publish-item.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { scheduleChange, unscheduleChange } from '#app/publishing/commands/schedule-change.server.ts';
import { findProofNeeded } from '#app/publishing/commands/proof-needed.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { readFields } from '#app/publishing/drafts/field-input.ts';
import type { WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { atAnswer } from '#app/studio/form/footer/answer-anchor.ts';
import { type ActionContext, conflict, invalid, refuse } from '#app/studio/form/studio-action.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { FormAnswer } from './form-answer.ts';
import { MENU_GROUP } from './form/saving/not-in-menu.tsx';
import { readListState, withParams } from './list/list-input.ts';
import { documentTypeAt } from './document-type.server.ts';
import { missing } from './studio-context.server.ts';
import { itemAddress, listAddress, previewAddress, profileAddress } from './types/addresses.ts';
import { understoodIn } from './understood-phones.server.ts';
import { factsFor } from './types/facts.server.ts';
import { findServerType } from '#app/content-types.server.ts';
import { isFact } from '#content/facts.ts';
import type { Locale } from '#app/words/locales.ts';
import { CHANGE_FACT } from './form/facts/fact-info.ts';
import { sourceOf } from './form/facts/fact-source.ts';

type Done = keyof StudioWords['content']['done'] | 'published-again';

/** The actions of an item's form, and the permissions they need. */
export const itemIntents = {
  save: afterSaving('content.edit', (item) => back(item, 'saved')),
  // A separate document: the site's, not the studio's.
  preview: afterSaving('content.edit', ({ type, id }) => redirectDocument(previewAddress(type, id))),
  /** Opens the page on which a mentioned fact is changed. */
  'change-fact': afterSaving('content.edit', ({ form, type, id }) => {
    const where = whereToChangeFact(form, { type: type.name, id, language: type.translation?.language });
    if (!where) throw invalid();
    return redirect(where);
  }),
  duplicate: afterSaving('content.edit', async (item) => {
    const wanted = String(item.form.get('copyId') ?? '');
    const copyId = ITEM_ID.test(wanted) ? wanted : randomCode(26);
    const title = item.words.content.copyOf;
    if (!(await duplicateItem(item, item.type, item.id, { copyId, title }))) throw missing();
    return redirect(`${itemAddress(item.type, copyId)}?done=duplicated`);
  }),
  publish: afterSaving('content.publish', async (item) => {
    const { type, id, mine, understood, saved, copy } = item;
    const needed = await findProofNeeded(item.services.database.writes, type, itemRefOf(item));
    for (const { action } of needed) await item.requireProof(action);
    const { publishWarnings, hasWarnings } = await runPublishChecks(item);
    const { beforePublish, afterPublish } = findServerType(type.name) ?? {};
    const isProven = needed.length > 0;
    const options = { hasWarnings, isProven, afterPublish, copy };
    const answer = await publishItem(item, type, id, beforePublish, options);
    if ('missing' in answer) throw missing();
    if (!('done' in answer))
      return refuse({ problems: problemsIn(answer), mine, understood, saved, publishWarnings });
    await acknowledgeWarnings(item, itemRefOf(item), publishWarnings);
    return back(item, answer.done);
  }),
  schedule: afterSaving('content.publish', async (item) => {
    const { type, id, mine, understood, saved } = item;
    const due = String(item.form.get('due') ?? '');
    const { publishWarnings, hasWarnings } = await runPublishChecks(item);
    const beforePublish = findServerType(type.name)?.beforePublish;
    const answer = await scheduleChange(item, type, id, { at: due, beforePublish, hasWarnings });
    if ('missing' in answer) throw missing();
    if (!('done' in answer))
      return refuse({ problems: problemsIn(answer), mine, understood, saved, due, publishWarnings });
    await acknowledgeWarnings(item, itemRefOf(item), publishWarnings);
    return back(item, answer.done);
  }),
  unpublish: afterSaving('content.publish', async (item) => {
    await changeItemState(item, item.type, item.id, 'unpublish');
    return back(item, 'unpublished');
  }),
  'undo-unpublish': onItem('content.publish', async (item) => {
    await changeItemState(item, item.type, item.id, 'undo-unpublish');
    return back(item, 'published-again');
  }),
  trash: afterSaving('content.trash', async (item) => {
    await changeItemState(item, item.type, item.id, 'trash');
    return toList(item, 'trashed', item.id);
  }),
  discard: onItem('content.edit', async (item) => {
    await discardChanges(item, item.type, item.id);
    return back(item, 'discarded');
  }),
  unschedule: onItem('content.publish', async (item) => {
    await unscheduleChange(item, item.type, item.id);
    return back(item, 'change-unscheduled');
  }),
  confirm: onItem('content.publish', async (item) => {
    const confirm = findServerType(item.type.name)?.confirm;
    if (!confirm) throw invalid();
    return back(item, await confirm(item, { id: item.id, version: Number(item.form.get('version')) }));
  }),
  'know-language': onItem('content.publish', async (item) => {
    // The address may contain any id, also that of another school's item.
    if (!(await findRow(item.services.database.reads, item.type, itemRefOf(item)))) throw missing();
    await acknowledgeWarnings(item, itemRefOf(item), [ONE_LANGUAGE]);
    return back(item, 'language-known');
  }),
  'add-to-menu': onItem('content.publish', async (item) => {
    const { menu } = findServerType(item.type.name) ?? {};
    if (!menu) throw invalid();
    return back(
      item,
      await menu.add(item, { pageId: item.id, group: String(item.form.get(MENU_GROUP) ?? '') }),
    );
  }),
  restore: onItem('content.trash', async (item) => {
    await changeItemState(item, item.type, item.id, 'restore');
    return back(item, 'restored');
  }),
  delete: onItem('content.delete', async (item) => {
    await changeItemState(item, item.type, item.id, 'delete');
    return toList(item, 'deleted');
  }),
};

type ItemContext = ActionContext<'item'> & { type: ContentType; id: string };
type SavedItemContext = ItemContext &
  Pick<FormAnswer, 'mine' | 'understood'> & { saved: NonNullable<FormAnswer['saved']>; copy: WorkingCopy };

function onItem<Result>(permission: Permission, run: (item: ItemContext) => Result | Promise<Result>) {
  return {
    permission,
    run: async (context: ActionContext<'item'>) => {
      const type = await documentTypeAt(context, context.request, context.params);
      return run({ ...context, type, id: context.params.id });
    },
  };
}

/** These actions depend on the form's values, so those are saved first. */
function afterSaving<Result>(
  permission: Permission,
  run: (item: SavedItemContext) => Result | Promise<Result>,
) {
  return onItem(permission, async (item) => {
    const { type, id, form, now, dates } = item;
    const mine = readFields(type, form);
    const answer = await saveItem(item, type, id, form, { audit: item.intent === 'save', fields: mine });
    const understood = understoodIn(type, mine);
    if ('problems' in answer) return refuse({ problems: answer.problems, mine, understood });
    if ('missing' in answer) throw missing();
    if ('conflict' in answer) {
      const { at, ...other } = answer.conflict;
      return conflict({ problems: {}, mine, understood, conflict: { ...other, at: dates.moment(at) } });
    }
    const { base, copy } = answer.saved;
    return run({ ...item, mine, understood, copy, saved: { base, at: timeInIndia(now) } });
  });
}

/** Checks for problems that families would notice, and whether the publisher has acknowledged them. */
async function runPublishChecks(item: SavedItemContext) {
  const { type, id, draw, form, copy } = item;
  if (type.translation) return { publishWarnings: [], hasWarnings: false };
  const facts = await factsFor(item, type);
  const publishWarnings = await findPublishWarnings(item, type, id, { draw, facts, copy });
  return { publishWarnings, hasWarnings: publishWarnings.length > 0 && !form.has('known') };
}

const problemsIn = (answer: object | { problems: Record<string, string> }) =>
  'problems' in answer ? answer.problems : {};

const itemRefOf = ({ staff, type, id }: ItemContext) => ({
  schoolCode: staff.schoolCode,
  type: type.name,
  id,
});

const back = ({ type, id, search }: ItemContext, done: Done) => {
  const params = {
    // The link back for somebody who came to change a fact.
    fact: search.get('fact') ?? '',
    from: search.get('from') ?? '',
    done,
    language: search.get('language') ?? '',
    list: readListState(search),
  };
  const to = withParams(type.formAt ?? itemAddress(type, id), params);
  return redirect(type.translation || type.formAt ? atAnswer(to) : to);
};

function toList({ type, search }: ItemContext, done: Done, undo = '') {
  const list = Object.fromEntries(new URLSearchParams(readListState(search)));
  return redirect(withParams(listAddress(type), { ...list, done, undo }));
}

/** The address in the profile where the fact named by the pressed button can be changed. */
function whereToChangeFact(
  form: FormData,
  from: { type: string; id: string; language: Locale | undefined },
): WholeAddress | undefined {
  const fact = String(form.get(CHANGE_FACT) ?? '');
  const source = isFact(fact) ? sourceOf(fact) : undefined;
  if (source?.of !== 'profile') return undefined;
  const key = [from.type, from.id, from.language].filter(Boolean).join('/');
  return `${profileAddress({ fact, from: key })}#field-${source.field}`;
}
