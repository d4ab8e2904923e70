import { studioHref } from '#app/access/studio-addresses.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { randomCode } from '#app/core/ids.ts';
import { themeType } from '#app/features/theme/content-type.ts';
import { asTyped, parseTheme, themeQuery, type TypedTheme, typedTheme } from '#app/features/theme/input.ts';
import {
  addSavedTheme,
  removeSavedTheme,
  restoreSavedTheme,
} from '#app/features/theme/saved-themes/commands.server.ts';
import { readThemeName } from '#app/features/theme/saved-themes/saved-theme.ts';
import { THEME } from '#app/platform/content/school-items.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { publishItem } from '#app/publishing/commands/publish-item.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { noFields } from '#app/publishing/fields.ts';
import type { Theme } from '#app/sites/identity/identity.ts';
import {
  type ActionContext,
  conflict,
  doneAt,
  invalid,
  refuse,
} from '#app/studio/form/studio-action.server.ts';

type ThemeAction = ActionContext<'look'>;

interface ThemeAnswer {
  typed: TypedTheme;
  base: string;
  trouble: string;
  /** The field to correct. */
  field?: 'colours' | 'name';
  /** Of a saved theme that could not be added. */
  name?: string;
}

/** The actions of the theme's page. */
export const themeIntents = {
  publish: withTheme(async (context, theme, typed) => {
    const { form, words } = context;
    // The form does not autosave: two forms sent at once must not continue each other's draft.
    form.set('editor', randomCode(12));
    const fields = { ...noFields(), texts: { ...asTyped(theme) } };
    const answer = await saveItem(context, themeType, THEME, form, { audit: false, fields, isNew: true });
    if ('conflict' in answer) {
      const { base, by } = answer.conflict;
      return conflict<ThemeAnswer>({ typed, base, trouble: words.theme.conflict(by) });
    }
    if (!('saved' in answer)) throw invalid();
    const { copy } = answer.saved;
    const published = copy.draft && (await publishItem(context, themeType, THEME, undefined, { copy }));
    if (published && !('done' in published)) throw invalid();
    const done = published ? 'saved' : 'unchanged';
    const used = form.get('try');
    return typeof used === 'string'
      ? redirect(`${studioHref('look', { done, try: used })}#tries`)
      : doneAt(studioHref('look', { done }));
  }),
  keep: withTheme(async (context, theme, typed) => {
    const { form, services, words } = context;
    const name = readThemeName(form.get('name'));
    const answer = await addSavedTheme(services.database.writes, { ...context, name, theme });
    if (answer === 'kept') return redirect(backTo(themeQuery(typed), { done: 'kept' }));
    return refuse<ThemeAnswer>({
      typed,
      base: baseOf(form),
      name,
      trouble: words.theme.savedThemes.problem(answer.problem),
      field: 'name',
    });
  }),
  remove: withSavedTheme(async (context, id, chosen) => {
    await removeSavedTheme(context.services.database.writes, { ...context, id });
    return redirect(backTo(chosen, { done: 'removed', try: id }));
  }),
  restore: withSavedTheme(async (context, id, chosen) => {
    const done = await restoreSavedTheme(context.services.database.writes, { ...context, id });
    return redirect(backTo(chosen, done === 'full' ? { done, try: id } : { done }));
  }),
};

/** With the theme selected in the form; an invalid one is refused. */
function withTheme<Result>(run: (context: ThemeAction, theme: Theme, typed: TypedTheme) => Promise<Result>) {
  return async (context: ThemeAction) => {
    const { form, words } = context;
    const typed = typedTheme(form);
    const read = parseTheme(typed);
    if ('theme' in read) return run(context, read.theme, typed);
    return refuse<ThemeAnswer>({
      typed,
      base: baseOf(form),
      trouble: `${words.theme.notSaved} ${words.theme.problem(read.problem)}`,
      field: 'colours',
    });
  };
}

/** Keeps the selection of the form, which is in the posted address. */
function withSavedTheme(run: (context: ThemeAction, id: string, chosen: string) => Promise<Response>) {
  return async (context: ThemeAction) => {
    const id = context.form.get('try');
    if (typeof id !== 'string') throw invalid();
    return run(context, id, themeQuery(typedTheme(context.search)));
  };
}

const baseOf = (form: FormData) => String(form.get('base') ?? '');

const backTo = (chosen: string, outcome: { done: string; try?: string }): WholeAddress =>
  `${studioHref('look', outcome)}${chosen && `&${chosen}`}#tries`;
