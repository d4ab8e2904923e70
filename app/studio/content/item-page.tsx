import type { Route } from './+types/item-page.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { itemName } from './facts-in-words.ts';
import { idOrMissing, typeContext } from './studio-context.server.ts';
import { FactInfoContext } from './form/facts/fact-info.ts';
import { ItemForm } from './form/item-form.tsx';
import { readListState } from './list/list-input.ts';
import { loadItem } from './load-item.server.ts';
import { listOtherLanguages } from '#app/publishing/checks/other-languages.server.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { findServerType } from '#app/content-types.server.ts';
import { studioAction } from '../form/studio-action.server.ts';
import { itemIntents } from './item-intents.server.ts';
import { readItemForm } from './sent-facts.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { type, ...commandContext } = typeContext(context, params, 'content.read');
  const { searchParams } = new URL(request.url);
  const item = await loadItem(commandContext, type, idOrMissing(params), {
    isNew: searchParams.has('new'),
    template: searchParams.get('from') ?? '',
    search: searchParams,
  });
  const done = searchParams.get('done');
  const isFresh = done === 'published' || done === 'scheduled';
  const itemRef = { schoolCode: commandContext.staff.schoolCode, type: item.type, id: item.id };
  return {
    ...item,
    done,
    list: readListState(searchParams),
    otherLanguages: isFresh
      ? await listOtherLanguages(
          commandContext.services.database.reads,
          itemRef,
          commandContext.services.sites.of(itemRef.schoolCode).languages,
        )
      : [],
    notInMenu: isFresh
      ? await findServerType(item.type)?.menu?.findGap(commandContext.services.database.reads, {
          schoolCode: commandContext.staff.schoolCode,
          pageId: item.id,
        })
      : undefined,
  };
}

export const action = studioAction('item', {
  prepare: readItemForm,
  defaultIntent: 'save',
  intents: itemIntents,
});

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
