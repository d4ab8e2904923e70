import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Every page, by its route path. The root's entry includes what surrounds all pages. */
const pages = new Map(modulesIn(routes as RouteConfigEntry[]));
pages.set('/', [...pages.get('/')!, 'app/root.tsx', 'app/entry.server.tsx']);

/** Answered by the server itself. */
const others: Record<string, string> = {
  '/cards': 'server/pages/cards.ts',
  '/icons': 'server/pages/icons.ts',
  '/sitemap.xml': 'server/pages/findability.ts',
  '/news/rss.xml': 'server/pages/findability.ts',
  '/calendar.ics': 'server/pages/findability.ts',
  '/visit': 'server/api/visit.ts',
  '/studio/uploads': 'server/uploads/uploads.ts',
  '/studio/share': 'server/uploads/shared-photos.ts',
  '/studio/auth': 'server/studio/passkeys.ts',
  '/studio/preview': 'server/studio/preview.ts',
};

/** `/api/gallery`, by the file that declares the endpoints below it. */
const endpoints = new Map<string, string>(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('api.server.ts'))
    .flatMap((file) => {
      const declared = readFileSync(join('app', file), 'utf8').matchAll(/path: '\/(\w+)/g);
      return [...declared].map(([, name]): [string, string] => [`/api/${name}`, join('app', file)]);
    }),
);

/** The files that answer at a route; undefined if there is no such route. */
export function moduleOf(route: string): string[] | undefined {
  const own = others[route] ?? endpoints.get(route);
  return own ? [own] : pages.get(route);
}

function modulesIn(entries: RouteConfigEntry[], above = '', around: string[] = []): [string, string[]][] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path.replace(/^\//, '')}` : above;
    const files = [...around, join('app', entry.file)];
    return entry.children
      ? modulesIn(entry.children, path, files)
      : [[path || '/', files] as [string, string[]]];
  });
}
