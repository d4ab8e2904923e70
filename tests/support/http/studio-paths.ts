import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** The path of every screen of the studio, from its route. */
export const studioPaths: string[] = [
  ...new Set(pathsOf(routes as RouteConfigEntry[]).filter((path) => /^\/studio(\/|$)/.test(path))),
];

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path.replace(/^\//, '')}` : above;
    return entry.children ? pathsOf(entry.children, path) : [path || '/'];
  });
}
