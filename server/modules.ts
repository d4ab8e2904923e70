import { modules } from '#app/modules/parts.ts';
import type { ServerModule } from '#app/platform/services.ts';

/** By the names of their folders, so that nothing imports a module that can be taken out. */
export async function loadModules(): Promise<ServerModule[]> {
  return Promise.all(
    modules.map(async ({ folder }) => {
      const loaded = (await import(`../app/${folder}/module.server.ts`)) as { serverModule: ServerModule };
      return loaded.serverModule;
    }),
  );
}
