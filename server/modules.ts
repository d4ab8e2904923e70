import { modules } from '#app/modules/parts.ts';
import type { ServerModule } from '#app/platform/services.ts';

/** Found by folder name, so that nothing imports a module and its folder can be deleted. */
export async function loadModules(): Promise<ServerModule[]> {
  return Promise.all(
    modules.map(async ({ folder }) => {
      const loaded = (await import(`../app/${folder}/module.server.ts`)) as { serverModule: ServerModule };
      return loaded.serverModule;
    }),
  );
}
