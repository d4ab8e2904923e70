import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PageStyles, type StyleRule, writeRules } from '#app/platform/http/page-styles.server.ts';
import { wordsInCode } from './words-in-code.ts';
import { layersOf, splitStyles } from './split-styles.ts';

const STUDIO_FRAME = 'studio/frame/studio-page';
/** A module has its pages in a folder of its own. */
const STUDIO_PAGES = /^(?:\w+\/)?studio\//;
const ROUTE = '?__react-router-build-client-route';
/** The site's shared classes that the studio uses; it has components of its own in place of the others. */
const STUDIO_USES = new Set(['skip', 'unseen', 'icon', 'icon--solid', 'arch', 'reversed']);
const VIRTUAL = 'virtual:page-styles';
const ROOT = join(import.meta.dirname, '..', '..');
/**
 * Written by the browser's build and read by the server's, which runs after it. Not below `client`, which is
 * public.
 */
const BETWEEN_BUILDS = join(ROOT, 'build', 'page-styles.json');

/**
 * The styles of each page. Vite writes one file per shared component: twelve small files queue behind each other on a
 * phone. A public page has its styles inline in its head, so it is styled with its first response; the studio, whose
 * staff come every day, links one sheet for the frame and one for the page. An island's styles come with the page that
 * renders it, so hydrating it loads none.
 */
export function pageStyles(): Plugin[] {
  return [collectStyles(), handStylesToServer(), keepStylesOutOfServer()];
}

function collectStyles(): Plugin {
  return {
    name: 'page-styles',
    // After Vite has written the styles, before it notes in the manifest and in the scripts where they are.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const routes = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(ROUTE));
      const root = routes.find((route) => routeId(route) === 'root');
      if (!root) return;

      const frame = stylesOf(root, bundle);
      const studio = routes.find((route) => routeId(route) === STUDIO_FRAME);
      const studioFrame = studio && stylesOf(studio, bundle);
      const sheets = routes.map((route) => {
        const around = route === root ? [] : [frame, ...(isWithinStudio(route) ? [studioFrame!] : [])];
        const styles = [...stylesOf(route, bundle)];
        return { route, styles: new Set(styles.filter((name) => !around.some((sheet) => sheet.has(name)))) };
      });
      const merged = new Set(sheets.flatMap(({ styles }) => [...styles]));
      for (const { viteMetadata } of chunks) {
        for (const name of merged) viteMetadata?.importedCss.delete(name);
      }
      const infoOf: InfoOf = (module) => this.getModuleInfo(module);
      const frameRules = splitStyles(textOf(frame, bundle));
      const written: PageStyles = {
        layers: layersOf(
          [frame, ...sheets.map(({ styles }) => styles)].map((names) => textOf(names, bundle)),
        ),
        // The statement of all layers says the same.
        frame: frameRules.filter(({ css }) => !css.startsWith('@layer ')),
        sheets: [],
        pages: {},
      };
      const sheetTexts = new Set<string>();
      for (const { route, styles } of sheets) {
        const id = routeId(route);
        const css = textOf(styles, bundle);
        if (id !== 'root' && !STUDIO_PAGES.test(id)) {
          const code = modulesOf([route.facadeModuleId!], infoOf);
          const islands = code.filter(({ code: text }) => text?.includes('defineIsland('));
          const awake = modulesOf(ids(islands), infoOf);
          // Many pages are made of the same components.
          const sheet = sheetTexts.has(css) ? [...sheetTexts].indexOf(css) : sheetTexts.size;
          sheetTexts.add(css);
          const own = (written.sheets[sheet] ??= splitStyles(css));
          const decisive = [...written.frame, ...own].flatMap(classesThatDecide);
          const ofThose = (words: Set<string>) => [...new Set(decisive)].filter(isAmong(words));
          written.pages[id] = {
            sheet,
            byIslands: ofThose(classesIn(awake, infoOf)),
            byAnything: ofThose(classesIn(code, infoOf)),
          };
        } else if (css) {
          const rules = route === root ? studioPart(frameRules, routes, infoOf) : splitStyles(css);
          const source = writeRules(rules);
          const file = this.emitFile({ type: 'asset', name: `${route.name}.css`, source });
          route.viteMetadata?.importedCss.add(this.getFileName(file));
        }
      }
      for (const name of merged) delete bundle[name];
      writeFileSync(BETWEEN_BUILDS, JSON.stringify(written));
    },
  };
}

/** There are none in development: Vite inserts styles as they change. */
function handStylesToServer(): Plugin {
  let isBuild = false;
  return {
    name: 'page-styles-for-the-server',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // Filters save the bundler thousands of calls of this plugin.
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${VIRTUAL}$`) },
      handler: () => `export default ${isBuild ? readFileSync(BETWEEN_BUILDS, 'utf8') : 'undefined'};`,
    },
  };
}

/** The server's bundle has one sheet of all styles, which the router would copy to the files for browsers. */
function keepStylesOutOfServer(): Plugin {
  return {
    name: 'no-styles-in-the-server',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) delete bundle[name];
      }
    },
  };
}

/** A word may be the start of a name, as in `message--${kind}`. */
function isAmong(words: Set<string>) {
  const beginnings = [...words].filter((word) => word.endsWith('-'));
  return (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

const classesThatDecide = ({ selectors = [] }: StyleRule) => selectors.flatMap(({ needs }) => needs);

/** As React Router names it: the file within `app`, without its extension. */
const routeId = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  relative(join(ROOT, 'app'), facadeModuleId!.replace(ROUTE, ''))
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '');

/** Whether the sheet of the studio's frame is linked on this page too. */
function isWithinStudio(route: Rolldown.OutputChunk): boolean {
  const id = routeId(route);
  return STUDIO_PAGES.test(id) && id !== STUDIO_FRAME && !id.startsWith('studio/people/sign-in/');
}

/** Only the studio links the sheet of what is around every page, so it has what the studio's code uses. */
function studioPart(frame: StyleRule[], routes: Rolldown.OutputChunk[], infoOf: InfoOf): StyleRule[] {
  const studio = routes.filter((route) => STUDIO_PAGES.test(routeId(route)));
  const code = modulesOf(
    studio.map((route) => route.facadeModuleId!),
    infoOf,
  );
  const ofSheets = new Set(code.flatMap((module) => classesOfSheets(module, infoOf)));
  const isUsed = (name: string) => STUDIO_USES.has(name) || ofSheets.has(name);
  return frame.filter(({ selectors }) => !selectors || selectors.some(({ needs }) => needs.every(isUsed)));
}

type InfoOf = (module: string) => Rolldown.ModuleInfo | null;

const ids = (modules: Rolldown.ModuleInfo[]) => modules.map(({ id }) => id);

/** Our own modules reachable from these, including those they load later. */
function modulesOf(starts: string[], infoOf: InfoOf): Rolldown.ModuleInfo[] {
  const found = new Map<string, Rolldown.ModuleInfo>();
  const visit = (id: string) => {
    const info = infoOf(id);
    if (found.has(id) || !info || id.includes('/node_modules/')) return;
    found.set(id, info);
    info.importedIds.forEach(visit);
    info.dynamicallyImportedIds.forEach(visit);
  };
  starts.forEach(visit);
  return [...found.values()];
}

/**
 * Every class that this code may use, whatever the content is. A shared class counts if its name is a word of
 * the code, a class of a component's own sheet if that component names it.
 */
function classesIn(modules: Rolldown.ModuleInfo[], infoOf: InfoOf): Set<string> {
  const classes = new Set<string>();
  for (const module of modules) {
    // Words in prose are not classes.
    if (!module.code || !/className|classList/.test(module.code)) continue;
    for (const word of wordsInCode(module.code)) classes.add(word);
    for (const name of classesOfSheets(module, infoOf)) classes.add(name);
  }
  return classes;
}

/** The classes of its own sheets that a component names. */
function classesOfSheets({ code, importedIds }: Rolldown.ModuleInfo, infoOf: InfoOf): string[] {
  if (!code) return [];
  const named = new Set([...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name));
  return importedIds
    .filter((imported) => imported.includes('.module.css'))
    .flatMap((sheet) => [...(infoOf(sheet)?.code ?? '').matchAll(EXPORTED_CLASS)])
    .flatMap(([, name, inSheet]) => (named.has(name!) || code.includes('styles[') ? [inSheet!] : []));
}

const EXPORTED_CLASS = /export const ([\w$]+) = "([\w-]+)"/g;

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

function textOf(names: Set<string>, bundle: Rolldown.OutputBundle): string {
  return [...names]
    .map((name) => {
      const file = bundle[name];
      return file?.type === 'asset' ? String(file.source).trim() : '';
    })
    .join('');
}
