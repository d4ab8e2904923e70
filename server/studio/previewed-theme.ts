import type { Context } from 'hono';
import { mayDo } from '#app/access/permissions.ts';
import { studioHref, studioHrefThen, studioPages } from '#app/access/studio-addresses.ts';
import { parseTheme, type TypedTheme, typedTheme } from '#app/features/theme/input.ts';
import { identityOf } from '#app/sites/identity/identity.ts';
import type { Site } from '#app/sites/site.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import type { AppEnv } from '#server/app-env.ts';
import { staffOf } from './rules.ts';

/** The site in the theme of the address, for those who may choose it; others get the usual refusal. */
export async function previewedTheme(
  c: Context<AppEnv>,
): Promise<{ site: Site; typed: TypedTheme; language: StudioLanguage } | Response> {
  const { site } = c.var.services;
  const staff = await staffOf(c);
  if (!staff) return c.redirect(studioHrefThen('signIn', studioHref('look')), 302);
  if (!mayDo(staff.role, studioPages.look.read))
    return c.text('You do not have permission to see this.', 403);
  const typed = typedTheme(new URL(c.req.url).searchParams);
  const read = parseTheme(typed);
  if ('problem' in read) return c.text(studioWordsOf(staff.language).theme.problem(read.problem), 400);
  return {
    typed,
    language: staff.language,
    site: { ...site, identity: identityOf(read.theme, site.identity) },
  };
}
