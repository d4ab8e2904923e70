import { listAdministrators } from '#app/access/people/queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { FactInfo } from './form/facts/fact-info.ts';

/** Data for the notes about facts below a text; undefined if the form has no field for facts. */
export async function loadFactInfo(
  { services, staff }: Pick<CommandContext, 'services' | 'staff'>,
  mentions: FactInfo['mentions'] | undefined,
  here: FactInfo['here'],
): Promise<FactInfo | undefined> {
  if (!mentions) return undefined;
  const mayChange = mayDo(staff.role, 'profile.edit');
  const administrators = mayChange ? [] : await listAdministrators(services.database.reads, staff.schoolCode);
  return { mentions, mayChange, administrators, here };
}
