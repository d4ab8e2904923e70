import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { studioPages } from '#app/access/studio-addresses.ts';
import routes from '#app/routes.ts';

/** Not yet by `studioAction()`. */
const EXCEPTIONS: string[] = [
  'studio/importing/dry-run/dry-run-page.tsx',
  'studio/importing/report/report-page.tsx',
  'studio/importing/run/import-run-page.tsx',
  'studio/importing/step/step-page.tsx',
  'studio/languages/translate/draft-page.ts',
  'studio/languages/translate/translate-page.tsx',
  'studio/profile/draft-page.tsx',
  'studio/profile/profile-page.tsx',
  'studio/theme/theme-page.tsx',
];

interface StudioRoute {
  file: string;
  path: string;
  /** What its action is made of, if it takes a form. */
  action: string | undefined;
}

const studioRoutes = filesOf(routes as RouteConfigEntry[]).filter(({ file }) => file.startsWith('studio/'));

describe('an action of the studio', () => {
  test('is made by studioAction()', () => {
    const others = studioRoutes.filter(({ action }) => action && !action.startsWith(' = studioAction('));
    expect(others.map(({ file }) => file).sort()).toEqual(EXCEPTIONS.toSorted());
  });

  test('names the page at whose address it is, so that its permission is the one of the contract', () => {
    const misnamed = studioRoutes.filter(({ path, action }) => {
      const name = /^ = studioAction\(\s*'(\w+)'/.exec(action ?? '')?.[1];
      return name && studioPages[name as keyof typeof studioPages]?.path !== path;
    });
    expect(misnamed).toEqual([]);
  });

  test('is there where the contract lets a form be sent, and nowhere else', () => {
    const sendable = Object.values(studioPages).filter(({ send }) => send !== 'nothing');
    expect(
      studioRoutes
        .filter(({ action }) => action)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(sendable.map(({ path }) => path).sort());
  });
});

function filesOf(entries: RouteConfigEntry[], above = ''): StudioRoute[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const at = path ? `${above}/${path.replace(/^\//, '')}` : above;
    const source = readFileSync(join('app', file), 'utf8');
    const [, action] = /^export (?:const|async function|function) action\b([\s\S]*)/m.exec(source) ?? [];
    return [{ file, path: at, action }, ...filesOf(children, at)];
  });
}
