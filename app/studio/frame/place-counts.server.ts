import type { CommandContext } from '#app/access/command-context.ts';
import { mayDo } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { permissionOn, type StudioPlace } from '#app/publishing/content-type.ts';
import { countItems } from '#app/publishing/studio-list/count-items.server.ts';
import { listAddress } from '../content/types/addresses.ts';

/** How many items each list of a place holds, by its address, for the tabs below the header. */
export async function placeCounts(
  { services, staff: { schoolCode, role } }: Pick<CommandContext, 'services' | 'staff'>,
  place: StudioPlace | undefined,
): Promise<Record<string, number>> {
  const types = contentTypes.filter(
    (type) => type.place === place && !type.isSingleton && mayDo(role, permissionOn(type, 'content.read')),
  );
  const counts = await countItems(services.database.reads, {
    schoolCode,
    types: types.map(({ name }) => name),
  });
  return Object.fromEntries(types.map((type) => [listAddress(type), counts.get(type.name) ?? 0]));
}
