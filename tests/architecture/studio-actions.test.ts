import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { isStudioPath, studioPages } from '#app/access/studio-addresses.ts';
import routes from '#app/routes.ts';

interface StudioRoute {
  file: string;
  path: string;
  /** The arguments, if present. */
  action: string | undefined;
  loader: string | undefined;
}

const studioRoutes = filesOf(routes as RouteConfigEntry[]).filter(({ path }) => isStudioPath(path));

describe('a studio action', () => {
  test('is created by studioAction()', () => {
    const others = studioRoutes.filter(({ action }) => action && !action.startsWith(' = studioAction('));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  test('names the page of its address, so that its permission is the contract’s', () => {
    const misnamed = studioRoutes.filter(({ path, action }) => {
      const name = /^ = studioAction\(\s*'(\w+)'/.exec(action ?? '')?.[1];
      return name && studioPages[name as keyof typeof studioPages]?.path !== path;
    });
    expect(misnamed).toEqual([]);
  });

  test('exists wherever the contract allows a form, and nowhere else', () => {
    const sendable = Object.values(studioPages).filter(({ send }) => send !== 'nothing');
    expect(
      studioRoutes
        .filter(({ action }) => action)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(sendable.map(({ path }) => path).sort());
  });
});

test('a studio loader requires the permission that the contract names for reading its page', () => {
  const differing = studioRoutes.flatMap(({ file, path, loader }) => {
    const page = Object.values(studioPages).find((each) => each.path === path);
    if (!page || !loader || page.read === 'open' || page.read === 'leads on') return [];
    const [, wanted] =
      /(?:requirePermission|studioContext|typeContext)\(\s*context,(?:\s*params,)?\s*'([\w.]+)'/.exec(
        loader,
      ) ?? [];
    return wanted === page.read ? [] : [{ file, read: page.read, wanted }];
  });
  expect(differing).toEqual([]);
});

function filesOf(entries: RouteConfigEntry[], above = ''): StudioRoute[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const at = path ? `${above}/${path.replace(/^\//, '')}` : above;
    const source = readFileSync(join('app', file), 'utf8');
    const exported = (name: string) =>
      new RegExp(
        `^export (?:const|async function|function) ${name}\\b([\\s\\S]*?)(?=^export |$(?![\\s\\S]))`,
        'm',
      ).exec(source)?.[1];
    const route = { file, path: at, action: exported('action'), loader: exported('loader') };
    return [route, ...filesOf(children, at)];
  });
}
