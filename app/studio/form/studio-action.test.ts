import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Permission, roles, type StaffRole } from '#app/access/permissions.ts';
import { staffContext } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';
import type { StudioPageName } from '#app/access/studio-addresses.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { refuse, studioAction } from './studio-action.server.ts';

const may: Record<string, Permission[]> = {
  // Writes everything but albums.
  author: ['content.read', 'content.edit', 'content.publish'],
  // Writes albums alone, and publishes nothing.
  photographer: ['albums.edit'],
};

beforeAll(() => {
  for (const [role, permissions] of Object.entries(may))
    Object.assign(roles, { [role]: { may: permissions } });
});
afterAll(() => {
  for (const role of Object.keys(may)) Reflect.deleteProperty(roles, role);
});

/** What is answered to somebody in this role who presses the button. */
async function statusOf(
  page: StudioPageName,
  intent: string,
  { role, type }: { role: string; type: string },
) {
  const context = new RouterContextProvider();
  context.set(staffContext, { role: role as StaffRole, language: 'en' } as Staff);
  context.set(requestContext, {} as never);
  const run = () => refuse({}, 418);
  const action = studioAction(page, {
    intents: { save: run, publish: { permission: 'content.publish', run } },
  });
  const request = new Request('http://school.example', {
    method: 'POST',
    body: new URLSearchParams({ intent }),
  });
  const answer = await action({ request, context, params: { type, id: 'lamps' } }).catch(
    (error: unknown) => error,
  );
  return answer instanceof Response ? answer.status : (answer as { init: ResponseInit }).init.status;
}

test.each<StudioPageName>([
  'item',
  'itemDraft',
  'itemVersions',
  'translation',
  'translationDraft',
  'translationVersions',
])('on the page %s the permissions are those on its content type', async (page) => {
  const author = { role: 'author', type: 'albums' };
  expect(await statusOf(page, 'save', author)).toBe(403);
  expect(await statusOf(page, 'publish', author)).toBe(403);
  expect(await statusOf(page, 'publish', { ...author, type: 'news' })).toBe(418);
  const photographer = { role: 'photographer', type: 'albums' };
  expect(await statusOf(page, 'save', photographer)).toBe(418);
  expect(await statusOf(page, 'publish', photographer)).toBe(403);
  expect(await statusOf(page, 'save', { ...photographer, type: 'news' })).toBe(403);
});
