import { studioHref } from '#app/access/studio-addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/sign-out-page.ts';
import { signOut } from '#app/access/sign-in/sign-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';

export const loader = () => redirect(studioHref('dashboard'));

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(requestContext).services, request);
  return redirect(studioHref('signIn'), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}
