import { studioHref } from '#app/access/studio-addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { signOut } from '#app/access/sign-in/sign-in.server.ts';
import { studioAction } from '#app/studio/form/studio-action.server.ts';

export const loader = () => redirect(studioHref('dashboard'));

export const action = studioAction('signOut', {
  async run({ services, request }) {
    const cookies = await signOut(services, request);
    return redirect(studioHref('signIn'), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
  },
});
