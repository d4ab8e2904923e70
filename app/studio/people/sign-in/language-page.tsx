import { studioHref } from '#app/access/studio-addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/language-page.ts';
import { LanguageInput } from '#app/access/input.ts';
import { findStaff, safeReturn } from '#app/access/sessions/signed-in.server.ts';
import { chooseOwnLanguage, languageCookie } from '#app/access/sessions/studio-language.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';

export const loader = () => redirect(studioHref('dashboard'));

/** From the studio's menu, and from the door before anybody is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, site, now } = context.get(requestContext);
  const { language, back } = LanguageInput.parse(Object.fromEntries(await request.formData()));
  const to = safeReturn(back);
  if (!language) return redirect(to);
  const staff = await findStaff(services, request.headers);
  if (staff) await chooseOwnLanguage(services.database.writes, { staff, language, now });
  return redirect(to, { headers: { 'set-cookie': languageCookie(site, language) } });
}
