import type { Route } from './+types/item-page.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { idOrMissing, typeContext } from './studio-context.server.ts';
import { taskHandle } from '../kit/page-header.tsx';
import { formKey } from './form/document-form.tsx';
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
  const item = await loadItem(commandContext, type, idOrMissing(params), searchParams);
  const { services, staff } = commandContext;
  const { reads } = services.database;
  const { schoolCode } = staff;
  const { id, done } = item;
  const isFresh = done === 'published' || done === 'scheduled';
  return {
    ...item,
    list: readListState(searchParams),
    otherLanguages: isFresh
      ? await listOtherLanguages(
          reads,
          { schoolCode, type: type.name, id },
          services.sites.of(schoolCode).languages,
        )
      : [],
    notInMenu: isFresh
      ? await findServerType(type.name)?.menu?.findGap(reads, { schoolCode, pageId: id })
      : undefined,
  };
}

export const action = studioAction('item', {
  prepare: readItemForm,
  defaultIntent: 'save',
  intents: itemIntents,
});

export const handle = taskHandle('everywhere');

export const meta: Route.MetaFunction = studioMeta((words, { loaderData }) =>
  loaderData ? loaderData.title || typeIn(words, loaderData.type)!.words.one : '',
);

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemForm key={formKey(loaderData)} item={loaderData} formAnswer={actionData} />;
}
