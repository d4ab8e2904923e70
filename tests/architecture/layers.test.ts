import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '#app/modules/parts.ts';
import { readImports } from '../../scripts/lib/changed/import-graph.ts';

/** The removable parts, see decision 50. */
const moduleFolders = modules.map(({ folder }) => folder);

/** Lowest first. A file may import from its own layer or a lower one. */
const layers: [name: string, ...where: RegExp[]][] = [
  [
    'core',
    /^content\//,
    /^app\/(core\/|words\/|modules\/|(addresses|links(-under)?)\.ts)/,
    /^app\/\w+\/(module|settings)\.ts$/,
  ],
  ['sites', /^app\/sites\//],
  ['platform', /^app\/(platform|ui|islands)\//],
  ['access', /^app\/access\//],
  ['media', /^app\/media\//],
  ['publishing', /^app\/publishing\//],
  ['features', /^app\/features\//],
  ['content types', /^app\/content-types(\.server)?\.ts$/],
  ['several features', /^app\/(exporting|notice-cards|school-data)\//],
  [
    'pages',
    /^app\/(site|studio)\//,
    /^app\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx?|island-registry\.ts|virtual\.d\.ts)$/,
    /^db\//,
  ],
  ['modules', ...moduleFolders.map((folder) => new RegExp(`^app/${folder}/(?![\\w-]+-command\\.ts$)`))],
  ['programs', /^(server|scripts|bench|audit)\//, /^app\/\w+\/[\w-]+-command\.ts$/],
];

const sources = ['app', 'content', 'server', 'db', 'scripts', 'bench', 'audit']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|^app\/\w+\/tests\//.test(file));

const allImports = readImports('.', { types: true });
const importsOf = new Map(
  sources.map((file) => [file, allImports.get(file)!.filter((target) => sources.includes(target))]),
);

const layerOf = (file: string) =>
  layers.findIndex(([, ...where]) => where.some((pattern) => pattern.test(file)));

describe('the layers', () => {
  test('every file belongs to a layer', () => {
    expect(sources.filter((file) => layerOf(file) === -1)).toEqual([]);
  });

  test('a lower layer never imports a higher one', () => {
    expect(edges().filter(([from, to]) => layerOf(from) < layerOf(to))).toEqual([]);
  });

  test('a feature never imports a sibling', () => {
    const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
    const crossing = edges().filter(([from, to]) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own && other && own !== other;
    });
    expect(crossing).toEqual([]);
  });

  test('the site and the studio do not import each other', () => {
    const sideOf = (file: string) => /^app\/(site|studio)\//.exec(file)?.[1];
    const crossing = edges().filter(([from, to]) => {
      const [own, other] = [sideOf(from), sideOf(to)];
      return own && other && own !== other;
    });
    expect(crossing).toEqual([]);
  });

  test('the studio asks the database through queries and commands', () => {
    const asking = sources.filter(
      (file) =>
        /^app\/(\w+\/)?studio\//.test(file) &&
        /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]/.test(readFileSync(file, 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(findCircles()).toEqual([]);
  });

  test('only the configuration reads the environment', () => {
    const reading = sources.filter(
      (file) =>
        /^(app|server|db)\//.test(file) && /process\.env|import\.meta\.env/.test(readFileSync(file, 'utf8')),
    );
    expect(reading).toEqual(['app/platform/config.ts']);
  });

  test('only the sites read from the settings which school is served, and where', () => {
    const reading = sources.filter((file) =>
      /config\.(schoolCode|siteUrl)|\b(schoolCode|siteUrl)\b[^{}=]*\} = (\w+\.)?config\b/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(reading).toEqual(['app/platform/sites/sites.ts']);
  });

  test('only the address contracts contain addresses of the studio', () => {
    const writing = sources.filter(
      (file) =>
        /^(app|server)\//.test(file) &&
        /(?<!\* .*)['"`^}]\/studio(?![\w-]*\.ts)/.test(readFileSync(file, 'utf8')),
    );
    const declarations = moduleFolders.map((folder) => `app/${folder}/module.ts`);
    expect(writing).toEqual(['app/access/studio-addresses.ts', ...declarations]);
  });

  test('the shell writes no audit entries itself: a command and its entry are one transaction', () => {
    const telling = edges().filter(
      ([from, to]) =>
        to === 'app/access/audit/record.server.ts' && /^(app\/(studio|site)|server)\//.test(from),
    );
    expect(telling).toEqual([]);
  });

  test('no studio link has a `download` attribute: it would save the sign-in page', () => {
    const saving = sources.filter(
      (file) =>
        /^app\/(\w+\/)?studio\//.test(file) &&
        /<a\b[^<]*\sdownload(?==|\s|>)/.test(readFileSync(file, 'utf8')),
    );
    expect(saving).toEqual([]);
  });

  test('there are no catch-all folders', () => {
    expect(
      sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc|services?)(\/|\.)/.test(file)),
    ).toEqual(['app/platform/services.ts']);
  });

  test('only route modules have a default export', () => {
    const allowed = /(-page\.tsx|root\.tsx|routes\.ts|entry\.server\.tsx|lightbox\.tsx)$/;
    const others = sources.filter(
      (file) =>
        file.startsWith('app/') && !allowed.test(file) && /^export default/m.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual([]);
  });
});

describe('the browser bundle', () => {
  const bundle = 'build/client/assets';

  test('contains no server code', () => {
    const scripts = readdirSync(bundle).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const leaking = scripts.filter((file) => {
      const code = readFileSync(join(bundle, file), 'utf8');
      // Names that survive minification: Node's own modules, table names, settings.
      return /["']node:|media_files|visitor_totals|DATABASE_URL|API_TOKEN/.test(code);
    });
    expect(leaking).toEqual([]);
  });

  test('parses phone numbers only where somebody types one', () => {
    const [manifest = ''] = readdirSync(bundle).filter((file) => /^manifest-.*\.js$/.test(file));
    const code = readFileSync(join(bundle, manifest), 'utf8');
    const { routes } = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as {
      routes: Record<string, { module: string; imports?: string[] }>;
    };
    const atOnce = Object.entries(routes)
      .filter(([id]) => id === 'root' || id.startsWith('studio/'))
      .flatMap(([, { module, imports = [] }]) => [module, ...imports]);
    expect(atOnce.length).toBeGreaterThan(20);
    // A key of the parser's data, which is larger than all other code of the frame.
    const parsing = [...new Set(atOnce)].filter((file) =>
      readFileSync(join('build', 'client', file), 'utf8').includes('country_calling_codes'),
    );
    expect(parsing).toEqual([]);
  });

  test('ships no source map', () => {
    expect(readdirSync(bundle).filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('has no unused style sheet', () => {
    const sheets = readdirSync(bundle).filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(1);
    const linking = [bundle, 'build/server', 'build/server/assets']
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'));
    expect(sheets.filter((name) => !linking.some((code) => code.includes(name)))).toEqual([]);
  });

  test('has a compressed form of every script, style sheet and drawing', () => {
    const files = readdirSync(bundle);
    const large = files.filter(
      (file) => /\.(js|css|svg)$/.test(file) && statSync(join(bundle, file)).size > 1000,
    );
    for (const ending of ['.br', '.gz'])
      expect(large.filter((file) => !files.includes(file + ending))).toEqual([]);
  });

  test('every island that a page uses can be found by the browser', () => {
    const used = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:defineIsland\(\s*'|data-island=")([\w-]+)/g)].map(
        ([, name]) => name,
      ),
    );
    const registry = readFileSync('app/island-registry.ts', 'utf8');
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !registry.includes(`'${name}':`))).toEqual([]);
  });
});

function edges(): [from: string, to: string][] {
  return [...importsOf].flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]));
}

/** Each cycle once, by a depth-first walk of the imports. Type imports count too: they tie files together. */
function findCircles(): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) return void circles.push([...path.slice(seenAt), file]);
    if (finished.has(file)) return;
    path.push(file);
    for (const target of importsOf.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of sources) visit(file);
  return circles;
}
