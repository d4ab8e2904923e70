import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Its address in the development server. The built site has no such page. */
export const KIT_SAMPLES = '/studio-kit';

const PAGE = '/app/studio/kit/samples/samples-page.tsx';
/** Sets the order of the cascade's layers. */
const FIRST_STYLES = '/app/ui/styles/site.css';

/** Every component of the studio's kit with its states, rendered from its source. */
export async function renderKitSamples(vite: ViteDevServer, search: URLSearchParams): Promise<string> {
  const { renderSamples } = (await vite.ssrLoadModule(
    PAGE,
  )) as typeof import('#app/studio/kit/samples/samples-page.tsx');
  const page = await vite.environments.ssr.moduleGraph.getModuleByUrl(PAGE);
  const styles = [...new Set([FIRST_STYLES, ...(page ? stylesOf(page) : [])])];
  return renderSamples({ styles, language: search.get('language') ?? '' });
}

function stylesOf(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((each) => stylesOf(each, seen));
  return module.url.endsWith('.css') ? [...imported, module.url] : imported;
}
