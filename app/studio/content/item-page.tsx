import type { StudioWords } from '#app/studio/words/en/index.ts';
import { data } from 'react-router';
import { redirect, redirectDocument } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/item-page.ts';
import { randomCode } from '#app/core/ids.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import type { FormAnswer } from './form-answer.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { readFields } from '#app/publishing/drafts/field-input.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { discardChanges, duplicateItem } from '#app/publishing/commands/copy-item.server.ts';
import { itemName } from './facts-in-words.ts';
import { studioContext, idOrMissing, missing, typeOrMissing } from './studio-context.server.ts';
import { type Intent, permissionFor, readIntent, whereToChangeFact } from './intents.ts';
import { FactInfoContext } from './form/facts/fact-info.ts';
import { MENU_GROUP } from './form/saving/not-in-menu.tsx';
import { withKeptFacts } from './sent-facts.server.ts';
import { ItemForm } from './form/item-form.tsx';
import { withParams, readListState } from './list/list-input.ts';
import { loadItem } from './load-item.server.ts';
import { type DrawPage, requestContext } from '#app/platform/http/request-context.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findOtherLanguage, ONE_LANGUAGE } from '#app/publishing/checks/one-language.server.ts';
import { findPublishWarnings } from '#app/publishing/checks/find-publish-warnings.server.ts';
import { acknowledgeWarnings } from '#app/publishing/checks/acknowledged.server.ts';
import { publishItem } from '#app/publishing/commands/publish-item.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { scheduleChange, unscheduleChange } from '#app/publishing/commands/schedule-change.server.ts';
import { changeItemState } from '#app/publishing/commands/change-item-state.server.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { itemAddress, listAddress, previewAddress } from './types/addresses.ts';
import { factsFor, hooks } from './types/hooks.server.ts';

type Done = keyof StudioWords['content']['done'];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const commandContext = studioContext(context, 'content.read');
  const { searchParams } = new URL(request.url);
  const item = await loadItem(commandContext, typeOrMissing(params), idOrMissing(params), {
    isNew: searchParams.has('new'),
    template: searchParams.get('from') ?? '',
  });
  const done = searchParams.get('done');
  const isFresh = done === 'published' || done === 'scheduled';
  const itemRef = { schoolCode: commandContext.staff.schoolCode, type: item.type, id: item.id };
  return {
    ...item,
    done,
    list: readListState(searchParams),
    otherLanguage: isFresh
      ? await findOtherLanguage(commandContext.services.database.reads, itemRef)
      : undefined,
    notInMenu: isFresh
      ? await hooks[item.type]?.menu?.findGap(commandContext.services.database.reads, {
          schoolCode: commandContext.staff.schoolCode,
          pageId: item.id,
        })
      : undefined,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const type = typeOrMissing(params);
  const id = idOrMissing(params);
  const form = withKeptFacts(await request.formData());
  const intent = readIntent(form);
  if (!intent) {
    studioContext(context, 'content.read');
    throw data(null, { status: 400 });
  }
  const commandContext = studioContext(context, permissionFor[intent]);
  const { draw } = context.get(requestContext);
  const mine = readFields(type, form);
  const list = readListState(new URL(request.url).searchParams);
  const back = (done: Done) => redirect(withParams(itemAddress(type, id), { done, list }));
  const toList = (done: Done, undo = '') => {
    const query = { ...Object.fromEntries(new URLSearchParams(list)), done, undo };
    return redirect(withParams(listAddress(type), query));
  };

  let saved: FormAnswer['saved'];
  if (sendsFields(intent)) {
    const kept = await saveItem(commandContext, type, id, form, { audit: intent === 'save' });
    if ('problems' in kept) return data({ problems: kept.problems, mine }, { status: 400 });
    if ('missing' in kept) throw missing();
    if ('conflict' in kept) {
      const { at, ...conflict } = kept.conflict;
      return data(
        { problems: {}, mine, conflict: { ...conflict, at: commandContext.dates.moment(at) } },
        { status: 409 },
      );
    }
    saved = { base: kept.saved.base, at: timeInIndia(commandContext.now) };
  }
  switch (intent) {
    case 'save':
      return back('saved');
    case 'preview':
      // Another document altogether: the site's, not the studio's.
      return redirectDocument(previewAddress(type, id));
    case 'change-fact': {
      const where = whereToChangeFact(form, { type: type.name, id });
      if (!where) throw data(null, { status: 400 });
      return redirect(where);
    }
    case 'publish': {
      const publishChecks = await runPublishChecks(commandContext, type, id, form, draw);
      const published = await publishItem(
        commandContext,
        type,
        id,
        hooks[type.name]?.beforePublish,
        publishChecks,
      );
      if ('missing' in published) throw missing();
      if (!('done' in published)) {
        const problems = 'problems' in published ? published.problems : {};
        return data(
          { problems, mine, saved, publishWarnings: publishChecks.publishWarnings },
          { status: 400 },
        );
      }
      await acknowledgeWarnings(
        commandContext,
        { ...commandContext.staff, type: type.name, id },
        publishChecks.publishWarnings,
      );
      return back(published.done);
    }
    case 'schedule': {
      const due = String(form.get('due') ?? '');
      const publishChecks = await runPublishChecks(commandContext, type, id, form, draw);
      const scheduled = await scheduleChange(commandContext, type, id, {
        at: due,
        beforePublish: hooks[type.name]?.beforePublish,
        hasWarnings: publishChecks.hasWarnings,
      });
      if ('missing' in scheduled) throw missing();
      if (!('done' in scheduled)) {
        const problems = 'problems' in scheduled ? scheduled.problems : {};
        return data(
          { problems, mine, saved, due, publishWarnings: publishChecks.publishWarnings },
          { status: 400 },
        );
      }
      await acknowledgeWarnings(
        commandContext,
        { ...commandContext.staff, type: type.name, id },
        publishChecks.publishWarnings,
      );
      return back(scheduled.done);
    }
    case 'know-language':
      // An address names any item, also another school's.
      if (
        !(await findRow(commandContext.services.database.reads, type, {
          schoolCode: commandContext.staff.schoolCode,
          id,
        }))
      )
        throw missing();
      await acknowledgeWarnings(commandContext, { ...commandContext.staff, type: type.name, id }, [
        ONE_LANGUAGE,
      ]);
      return back('language-known');
    case 'add-to-menu': {
      const { menu } = hooks[type.name] ?? {};
      if (!menu) throw data(null, { status: 400 });
      return back(await menu.add(commandContext, { pageId: id, group: String(form.get(MENU_GROUP) ?? '') }));
    }
    case 'unschedule':
      await unscheduleChange(commandContext, type, id);
      return back('change-unscheduled');
    case 'confirm': {
      const confirm = hooks[type.name]?.confirm;
      if (!confirm) throw data(null, { status: 400 });
      return back(await confirm(commandContext, { id, version: Number(form.get('version')) }));
    }
    case 'duplicate': {
      const copyId = String(form.get('copyId') ?? '');
      const id2 = ITEM_ID.test(copyId) ? copyId : randomCode(26);
      if (
        !(await duplicateItem(commandContext, type, id, {
          copyId: id2,
          title: commandContext.words.content.copyOf,
        }))
      )
        throw missing();
      return redirect(`${itemAddress(type, id2)}?done=duplicated`);
    }
    case 'discard':
      await discardChanges(commandContext, type, id);
      return back('discarded');
    case 'unpublish':
      await changeItemState(commandContext, type, id, 'unpublish');
      return back('unpublished');
    case 'trash':
      await changeItemState(commandContext, type, id, 'trash');
      return toList('trashed', id);
    case 'restore':
      await changeItemState(commandContext, type, id, 'restore');
      return back('restored');
    case 'delete':
      await changeItemState(commandContext, type, id, 'delete');
      return toList('deleted');
  }
}

/** What is to be said before it goes public, and whether that was heard. */
async function runPublishChecks(
  commandContext: CommandContext,
  type: ContentType,
  id: string,
  form: FormData,
  draw: DrawPage | undefined,
) {
  const publishWarnings = await findPublishWarnings(commandContext, type, id, {
    draw,
    facts: await factsFor(commandContext, type),
  });
  return { publishWarnings, hasWarnings: publishWarnings.length > 0 && !form.has('known') };
}

/** What these do rests on what the form holds, so that is kept first. */
const sendsFields = (intent: Intent) =>
  !['restore', 'delete', 'discard', 'confirm', 'unschedule', 'know-language', 'add-to-menu'].includes(intent);

export const meta: Route.MetaFunction = studioMeta((words, { loaderData }) => {
  const type = typeIn(words, loaderData?.type);
  if (!type || !loaderData) return '';
  const { id, fields, extra } = loaderData;
  return (
    itemName(type, { id, title: fields.texts[type.title] }, words.content, extra.facts) || type.words.one
  );
});

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, base, done } = loaderData;
  // Saved, the form stays as it is, with whatever was typed meanwhile; thrown away, it begins anew.
  const key = done === 'discarded' ? `${id} ${base}` : id;
  return (
    <FactInfoContext value={loaderData.factInfo}>
      <ItemForm key={key} item={loaderData} formAnswer={actionData} />
    </FactInfoContext>
  );
}
