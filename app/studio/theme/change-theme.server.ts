import { data, type RouterContextProvider } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { saveTheme } from '#app/features/theme/commands.server.ts';
import { themeQuery, parseTheme, type TypedTheme, typedTheme } from '#app/features/theme/input.ts';
import {
  addSavedTheme,
  removeSavedTheme,
  restoreSavedTheme,
} from '#app/features/theme/saved-themes/commands.server.ts';
import { readThemeName } from '#app/features/theme/saved-themes/saved-theme.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { studioContext } from '../content/studio-context.server.ts';
import { atAnswer } from '../form/footer/answer-anchor.ts';

/** A look is used for the site or kept as a try; or a try goes, or comes back. */
export async function changeTheme(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'remove' || intent === 'restore') return changeSavedTheme(request, form, context);
  const commandContext = studioContext(context, 'profile.edit');
  const { words } = commandContext;
  const typed = typedTheme(form);
  const base = Number(form.get('base') ?? 0);
  if (base !== 0 && !isVersion(base)) throw data(null, { status: 400 });
  const read = parseTheme(typed);
  if ('problem' in read)
    return refuse(400, {
      typed,
      base,
      trouble: `${words.theme.notSaved} ${words.theme.problem(read.problem)}`,
      field: 'colours',
    });
  const db = commandContext.services.database.writes;
  if (intent === 'keep') {
    const name = readThemeName(form.get('name'));
    const kept = await addSavedTheme(db, { ...commandContext, name, theme: read.theme });
    if (kept === 'kept') return redirect(backTo(themeQuery(typed), { done: 'kept' }));
    return refuse(400, {
      typed,
      base,
      name,
      trouble: words.theme.savedThemes.problem(kept.problem),
      field: 'name',
    });
  }
  const answer = await saveTheme(db, { ...commandContext, theme: read.theme, base });
  const tried = form.get('try');
  if (typeof answer === 'string')
    return redirect(
      typeof tried === 'string'
        ? `${studioHref('look', { done: answer, try: tried })}#tries`
        : atAnswer(studioHref('look', { done: answer })),
    );
  const { by, base: newest } = answer.conflict;
  return refuse(409, { typed, base: newest, trouble: words.theme.conflict(by) });
}

interface Refused {
  typed: TypedTheme;
  base: number;
  trouble: string;
  /** That is to blame. */
  field?: 'colours' | 'name';
  /** Of a try that is not kept. */
  name?: string;
}

const refuse = (status: number, refused: Refused) => data(refused, { status });

/** What is chosen in the form stays chosen: it stands in the address that was posted to. */
async function changeSavedTheme(request: Request, form: FormData, context: Readonly<RouterContextProvider>) {
  const commandContext = studioContext(context, 'profile.edit');
  const db = commandContext.services.database.writes;
  const id = form.get('try');
  if (typeof id !== 'string') throw data(null, { status: 400 });
  const chosen = themeQuery(typedTheme(new URL(request.url).searchParams));
  if (form.get('intent') === 'remove') {
    await removeSavedTheme(db, { ...commandContext, id });
    return redirect(backTo(chosen, { done: 'removed', try: id }));
  }
  const answer = await restoreSavedTheme(db, { ...commandContext, id });
  return redirect(backTo(chosen, answer === 'full' ? { done: answer, try: id } : { done: answer }));
}

const backTo = (chosen: string, outcome: { done: string; try?: string }): WholeAddress =>
  `${studioHref('look', outcome)}${chosen && `&${chosen}`}#tries`;
