import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '#app/content-types.ts';
import { publishProblems } from '#app/publishing/drafts/field-problems.server.ts';
import { declaredTexts, textFields } from '#app/publishing/content-type.ts';
import { samples } from '#db/demo/samples.ts';
import { NOW } from '#tests/support/content/school.ts';
import { readImports } from '../../scripts/lib/changed/import-graph.ts';

const sources = ['app', 'content', 'server', 'db', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
const imports = readImports('.', { types: true });

/** The fields of every studio form besides those of its type. */
const RESERVED = ['from', 'until', 'base', 'editor', 'new', 'intent', 'id', 'number'];

describe.each(contentTypes)('$name', (type) => {
  test('its fields have unique names, and those that it refers to exist', () => {
    const names = type.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => RESERVED.includes(name))).toEqual([]);
    const texts = textFields(type).map(({ name }) => name);
    const { title, detail, day, lastDay, search = [] } = type;
    for (const name of [title, detail, day, lastDay, ...search]) if (name) expect(texts).toContain(name);
    for (const name of [day, lastDay])
      if (name) expect(type.fields.find((field) => field.name === name)?.kind).toBe('day');
  });

  test('its name is valid in addresses, and its samples are valid input for its form', () => {
    expect(type.name).toMatch(/^[a-z]+$/);
    expect(samples[type.name]!.length).toBeGreaterThan(0);
    for (const sample of samples[type.name]!) {
      const texts = declaredTexts(type, sample);
      const fields = { texts, files: {}, from: '', until: '' };
      expect(publishProblems(type, fields, NOW), sample.id).toEqual({});
    }
  });
});

describe('no list of content types is maintained by hand', () => {
  /** Files that are about these types, and why. */
  const exceptions = [
    // The lists themselves.
    'app/content-types.ts',
    'app/content-types.server.ts',
    // The steps of the setup, and the dashboard's findings: each is about one item and has its own words.
    'app/studio/dashboard/first-hour/step-href.ts',
    'app/studio/dashboard/missing-pane.tsx',
    // Two places of the studio's menu are named as the types that they begin with.
    'app/studio/frame/menu.ts',
    // Attacks on some calls of the specification, and related names for selecting tests.
    'scripts/lib/attacks.ts',
    'scripts/lib/tests-about.mjs',
  ];

  const names = contentTypes.map(({ name }) => name).join('|');
  const mention = new RegExp(`['"](${names})['"]|^ +(${names}):`, 'gm');
  const declaredIn = new Map(
    contentTypes.map(({ name }) => [
      sources.find(
        (file) =>
          file.endsWith('/content-type.ts') && readFileSync(file, 'utf8').includes(`  name: '${name}',`),
      )!,
      name,
    ]),
  );

  test('each is declared in a feature', () => {
    expect([...declaredIn.keys()].filter((file) => !file?.startsWith('app/features/'))).toEqual([]);
  });

  /**
   * Features, the words of each language, the addresses of pages, the sample school, and the import, which
   * knows the other site's types.
   */
  const naturally =
    /^app\/(features|words|studio\/words|importing|addresses\.ts)\b|^content\/|^db\/|^scripts\/import\.ts$/;

  test('no other file names more than two of them', () => {
    const naming = sources.filter((file) => !naturally.test(file) && namedIn(file).size > 2);
    expect(naming.toSorted()).toEqual(exceptions.toSorted());
  });

  function namedIn(file: string): Set<string> {
    const imported = imports
      .get(file)!
      .flatMap((target) => declaredIn.get(target.replace('.server.ts', '.ts')) ?? []);
    const written = [...readFileSync(file, 'utf8').matchAll(mention)].map(
      ([, quoted, key]) => quoted ?? key!,
    );
    return new Set([...imported, ...written]);
  }
});
