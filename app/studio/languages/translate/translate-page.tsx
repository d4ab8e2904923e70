import type { Route } from './+types/translate-page.ts';
import { documentTypeAt } from '#app/studio/content/document-type.server.ts';
import { formKey } from '#app/studio/content/form/document-form.tsx';
import { itemIntents } from '#app/studio/content/item-intents.server.ts';
import { readItemForm } from '#app/studio/content/sent-facts.server.ts';
import { idOrMissing, typeContext } from '#app/studio/content/studio-context.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { taskHandle } from '#app/studio/kit/page-header.tsx';
import { loadTranslation } from './load-translation.server.ts';
import { TranslateForm } from './translate-form.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const commandContext = typeContext(context, params, 'content.read');
  const type = await documentTypeAt(commandContext, request, params);
  return loadTranslation(commandContext, type, idOrMissing(params), new URL(request.url).searchParams);
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

export const handle = taskHandle('everywhere');

export const meta: Route.MetaFunction = studioMeta(({ languages }, { loaderData }) =>
  loaderData ? languages.translationOf(languages.names[loaderData.into], loaderData.title) : '',
);

export default function TranslatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <TranslateForm key={formKey(loaderData)} translation={loaderData} formAnswer={actionData} />;
}
