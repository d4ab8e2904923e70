import { studioHref } from '#app/access/studio-addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { LanguageInput } from '#app/access/input.ts';
import { findStaff, safeReturn } from '#app/access/sessions/signed-in.server.ts';
import { chooseOwnLanguage, languageCookie } from '#app/access/sessions/studio-language.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

export const loader = () => redirect(studioHref('dashboard'));

/** Used by the studio's menu and by the sign-in page, before the person is known. */
export const action = studioAction('language', {
  input: LanguageInput,
  async run({ services, site, request, now, input: { language, back } }) {
    const to = safeReturn(back);
    if (!language) return redirect(to);
    const staff = await findStaff(services, request.headers);
    if (staff) await chooseOwnLanguage(services.database.writes, { staff, language, now });
    return redirect(to, { headers: { 'set-cookie': languageCookie(site, language) } });
  },
});
