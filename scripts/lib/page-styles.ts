import type { Plugin, Rolldown } from 'vite';

const ROUTE = '?__react-router-build-client-route';

/**
 * One stylesheet for the frame and one for what a page adds to it, where Vite writes one per shared component: twelve
 * small files queue behind each other on a phone. What an island looks like comes with the page that renders it,
 * so waking it asks for no style.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    // After Vite has written the styles, before it notes in the manifest and in the scripts where they are.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const routes = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(ROUTE));
      const root = routes.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/root.tsx${ROUTE}`));
      if (!root) return;

      const frame = stylesOf(root, bundle);
      const sheets = routes.map((route) => {
        const styles = stylesOf(route, bundle);
        return {
          route,
          styles: route === root ? styles : new Set([...styles].filter((name) => !frame.has(name))),
        };
      });
      const merged = new Set(sheets.flatMap(({ styles }) => [...styles]));
      for (const { viteMetadata } of chunks) {
        for (const name of merged) viteMetadata?.importedCss.delete(name);
      }
      for (const { route, styles } of sheets) {
        if (styles.size === 0) continue;
        const source = [...styles].map((name) => textOf(bundle[name])).join('');
        const file = this.emitFile({ type: 'asset', name: `${route.name}.css`, source });
        route.viteMetadata?.importedCss.add(this.getFileName(file));
      }
      for (const name of merged) delete bundle[name];
    },
  };
}

/** The names of a chunk's own style and of those it imports, in the order in which a page would link them. */
function stylesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<string> {
  if (seen.has(chunk)) return new Set();
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...stylesOf(file, bundle, seen)] : [];
  });
  return new Set([...(chunk.viteMetadata?.importedCss ?? []), ...imported]);
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' ? String(file.source) : '';
}
