import { data, type RouterContextProvider } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { saveLook } from '#app/features/look/commands.server.ts';
import { lookQuery, parseLook, type TypedLook, typedLook } from '#app/features/look/input.ts';
import { keepTry, removeTry, restoreTry } from '#app/features/look/tries/commands.server.ts';
import { readTryName } from '#app/features/look/tries/try.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { doing } from '../content/doing.server.ts';
import { atAnswer } from '../form/floor/said.ts';

/** A look is used for the site or kept as a try; or a try goes, or comes back. */
export async function changeLook(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'remove' || intent === 'restore') return changeTry(request, form, context);
  const acting = doing(context, 'profile.edit');
  const { words } = acting;
  const typed = typedLook(form);
  const base = Number(form.get('base') ?? 0);
  if (base !== 0 && !isVersion(base)) throw data(null, { status: 400 });
  const read = parseLook(typed);
  if ('problem' in read)
    return refuse(400, {
      typed,
      base,
      trouble: `${words.look.notSaved} ${words.look.problem(read.problem)}`,
      field: 'colours',
    });
  const db = acting.services.database.writes;
  if (intent === 'keep') {
    const name = readTryName(form.get('name'));
    const kept = await keepTry(db, { ...acting, name, look: read.look });
    if (kept === 'kept') return redirect(backTo(lookQuery(typed), { done: 'kept' }));
    return refuse(400, {
      typed,
      base,
      name,
      trouble: words.look.tries.problem(kept.problem),
      field: 'name',
    });
  }
  const answer = await saveLook(db, { ...acting, look: read.look, base });
  const tried = form.get('try');
  if (typeof answer === 'string')
    return redirect(
      typeof tried === 'string'
        ? `${studioHref('look', { done: answer, try: tried })}#tries`
        : atAnswer(studioHref('look', { done: answer })),
    );
  const { by, base: newest } = answer.conflict;
  return refuse(409, { typed, base: newest, trouble: words.look.conflict(by) });
}

interface Refused {
  typed: TypedLook;
  base: number;
  trouble: string;
  /** That is to blame. */
  field?: 'colours' | 'name';
  /** Of a try that is not kept. */
  name?: string;
}

const refuse = (status: number, refused: Refused) => data(refused, { status });

/** What is chosen in the form stays chosen: it stands in the address that was posted to. */
async function changeTry(request: Request, form: FormData, context: Readonly<RouterContextProvider>) {
  const acting = doing(context, 'profile.edit');
  const db = acting.services.database.writes;
  const id = form.get('try');
  if (typeof id !== 'string') throw data(null, { status: 400 });
  const chosen = lookQuery(typedLook(new URL(request.url).searchParams));
  if (form.get('intent') === 'remove') {
    await removeTry(db, { ...acting, id });
    return redirect(backTo(chosen, { done: 'removed', try: id }));
  }
  const answer = await restoreTry(db, { ...acting, id });
  return redirect(backTo(chosen, answer === 'full' ? { done: answer, try: id } : { done: answer }));
}

const backTo = (chosen: string, said: { done: string; try?: string }): WholeAddress =>
  `${studioHref('look', said)}${chosen && `&${chosen}`}#tries`;
