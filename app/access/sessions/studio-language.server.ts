import type { RouterContextProvider } from 'react-router';
import type { Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import type { Site } from '#app/sites/site.ts';
import { firstStudioLanguage, readStudioLanguage, type StudioLanguage } from '#app/words/studio-languages.ts';
import { cookieNamed } from './cookie.ts';
import { staffContext } from './signed-in.server.ts';
import { studioCookies } from './studio-cookies.ts';

const KEPT_SECONDS = 365 * 86_400;

/** The language of a studio page: the person's own; before sign-in, the one last chosen in this browser. */
export const studioLanguage = (context: Readonly<RouterContextProvider>, headers: Headers): StudioLanguage =>
  context.get(staffContext)?.language ??
  readStudioLanguage(cookieNamed(headers, nameOf(context.get(requestContext).site))) ??
  firstStudioLanguage;

/** A personal setting, so it is not recorded in the audit log. */
export async function chooseOwnLanguage(
  db: Db,
  { staff, language, now }: { staff: Pick<Staff, 'id' | 'schoolCode'>; language: StudioLanguage; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_users')
    .set({ language, updated_at: now.toISOString() })
    .where('school_code', '=', staff.schoolCode)
    .where('id', '=', staff.id)
    .execute();
}

/** So that the sign-in page uses it, too. */
export function languageCookie(site: Pick<Site, 'url'>, language: StudioLanguage): string {
  const { secure } = studioCookies(site.url);
  const kept = `Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`;
  return `${nameOf(site)}=${language}; ${kept}`;
}

const nameOf = ({ url }: Pick<Site, 'url'>) => `${studioCookies(url).prefix}.language`;
