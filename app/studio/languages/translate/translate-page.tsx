import type { Route } from './+types/translate-page.ts';
import { documentTypeAt } from '#app/studio/content/document-type.server.ts';
import { FactInfoContext } from '#app/studio/content/form/facts/fact-info.ts';
import { itemIntents } from '#app/studio/content/item-intents.server.ts';
import { readItemForm } from '#app/studio/content/sent-facts.server.ts';
import { idOrMissing, studioContext } from '#app/studio/content/studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { loadTranslation } from './load-translation.server.ts';
import { TranslateForm } from './translate-form.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const commandContext = studioContext(context, 'content.read');
  const type = await documentTypeAt(commandContext, request, params);
  const loaded = await loadTranslation(commandContext, type, idOrMissing(params));
  const { searchParams } = new URL(request.url);
  return { ...loaded, chosen: searchParams.get('language') ?? '', done: searchParams.get('done') };
}

const { save, preview, publish, schedule, unschedule, discard } = itemIntents;

export const action = studioAction('translation', {
  prepare: readItemForm,
  defaultIntent: 'save',
  intents: {
    save,
    preview,
    publish,
    schedule,
    unschedule,
    discard,
    'change-fact': itemIntents['change-fact'],
    withdraw: itemIntents.unpublish,
    'undo-withdraw': itemIntents['undo-unpublish'],
  },
});

export const meta: Route.MetaFunction = studioMeta(({ languages }, { loaderData }) =>
  loaderData ? languages.translationOf(languages.names[loaderData.into], loaderData.title) : '',
);

export default function TranslatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { type, id, into, base, done, factInfo } = loaderData;
  // Saved, the form stays as it is, with whatever was typed meanwhile; thrown away, it begins anew.
  const key = done === 'discarded' ? base : '';
  return (
    <FactInfoContext value={factInfo}>
      <TranslateForm key={`${type} ${id} ${into} ${key}`} it={loaderData} formAnswer={actionData} />
    </FactInfoContext>
  );
}
