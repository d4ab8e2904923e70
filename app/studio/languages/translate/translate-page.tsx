import { data } from 'react-router';
import { redirect, redirectDocument } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/translate-page.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import {
  changeTranslationVisibility,
  publishTranslationDraft,
  type SaveAnswer,
  saveTranslation,
} from '#app/publishing/translations/translate.server.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import { studioContext, missing } from '#app/studio/content/studio-context.server.ts';
import { CHANGE_FACT, FactInfoContext } from '#app/studio/content/form/facts/fact-info.ts';
import { whereToChangeFact } from '#app/studio/content/change-fact.ts';
import { atAnswer } from '#app/studio/form/footer/answer-anchor.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { translatableAt } from '../find-translatable.server.ts';
import { labelSegments, loadTranslation, readable } from './load-translation.server.ts';
import { readTranslationForm } from './read-form.server.ts';
import { TranslateForm } from './translate-form.tsx';
import type { TranslationAnswer } from './translation-answer.ts';
import type { WholeAddress } from '#app/addresses.ts';
import type { Locale } from '#app/words/locales.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const loaded = await loadTranslation(studioContext(context, 'content.read'), params);
  return { ...loaded, done: new URL(request.url).searchParams.get('done') };
}

type Done = 'saved' | 'published' | 'withdrawn' | 'back';

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.has(CHANGE_FACT) ? 'change-fact' : String(form.get('intent') ?? 'save');
  const isPublic = ['publish', 'withdraw', 'undo-withdraw'].includes(intent);
  const commandContext = studioContext(context, isPublic ? 'content.publish' : 'content.edit');
  const find = translatableAt(commandContext, params);
  if (!find) throw missing();
  const back = (done: Done) => redirect(atAnswer(studioHref('translation', { ...params, done })));
  if (intent === 'undo-withdraw') {
    await changeTranslationVisibility(commandContext, find, 'undo-withdraw-translation');
    return back('back');
  }
  const read = readTranslationForm(form);
  const mine = { translations: read.sent.texts, right: [...read.sent.confirmed] };
  const refuse = (answer: Omit<TranslationAnswer, 'mine'>, status: number) =>
    data({ mine, ...answer } satisfies TranslationAnswer, { status });
  const kept = await saveTranslation(commandContext, find, read, { audit: intent === 'save' });
  if ('missing' in kept) throw missing();
  if ('problems' in kept) return refuse({ problems: kept.problems }, 400);
  if ('conflict' in kept)
    return refuse(
      { problems: {}, conflict: await inWords(commandContext, params, mine.translations, kept.conflict) },
      409,
    );
  switch (intent) {
    case 'preview': {
      // Another document altogether: the site's, not the studio's.
      const { into } = (await find(commandContext.services.database.reads))!;
      return redirectDocument(translationPreview(params, into));
    }
    case 'publish': {
      const published = await publishTranslationDraft(commandContext, find);
      if ('missing' in published) throw missing();
      const saved = { base: kept.saved.base, at: timeInIndia(commandContext.now) };
      if ('problems' in published) return refuse({ problems: published.problems, saved }, 400);
      return back('published');
    }
    case 'change-fact': {
      const where = whereToChangeFact(form, params);
      if (!where) throw data(null, { status: 400 });
      return redirect(where);
    }
    case 'withdraw':
      await changeTranslationVisibility(commandContext, find, 'withdraw-translation');
      return back('withdrawn');
    default:
      return back('saved');
  }
}

/** Mine and theirs, piece by piece, for whoever was slower. */
async function inWords(
  commandContext: ReturnType<typeof studioContext>,
  params: { type: string; id: string },
  mine: Record<string, string>,
  { base, by, at, theirs }: Extract<SaveAnswer, { conflict: object }>['conflict'],
): Promise<NonNullable<TranslationAnswer['conflict']>> {
  const it = await translatableAt(commandContext, params)!(commandContext.services.database.reads);
  const segments = it ? await labelSegments(commandContext, it) : [];
  const { content } = commandContext.words;
  return {
    base,
    by,
    at: at && commandContext.dates.moment(at),
    fields: segments
      .filter(({ key }) => key in mine && mine[key] !== (theirs[key] ?? ''))
      .map(({ key, kind, label }) => ({
        name: key,
        label,
        parts: diffWords(
          readable(kind, mine[key] ?? '', content),
          readable(kind, theirs[key] ?? '', content),
        ),
      })),
  };
}

export const meta: Route.MetaFunction = studioMeta(({ languages }, { loaderData }) =>
  loaderData ? languages.translationOf(languages.names[loaderData.into], loaderData.title) : '',
);

export default function TranslatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { type, id, factInfo } = loaderData;
  return (
    <FactInfoContext value={factInfo}>
      <TranslateForm key={`${type} ${id}`} it={loaderData} formAnswer={actionData} />
    </FactInfoContext>
  );
}

/** The page in that language, with what is kept of its translation in it. */
const translationPreview = ({ type, id }: { type: string; id: string }, language: Locale): WholeAddress =>
  `${studioPaths.preview}/in/${language}/${type}/${id}`;
