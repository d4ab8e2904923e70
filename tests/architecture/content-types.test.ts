import { describe, expect, test } from 'vitest';
import { contentTypes } from '#app/content-types.ts';
import { publishProblems } from '#app/publishing/drafts/field-problems.ts';
import { declaredTexts, textFields } from '#app/publishing/content-type.ts';
import { samples } from '#db/demo/samples.ts';
import { NOW } from '#tests/support/content/school.ts';

/** What every form of the studio has besides the fields of its kind. */
const RESERVED = ['from', 'until', 'base', 'editor', 'new', 'intent', 'id', 'number'];

describe.each(contentTypes)('$name', (type) => {
  test('its fields have names of their own, and those it goes by are among them', () => {
    const names = type.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => RESERVED.includes(name))).toEqual([]);
    const texts = textFields(type).map(({ name }) => name);
    const { title, detail, day, lastDay, search = [] } = type;
    for (const name of [title, detail, day, lastDay, ...search]) if (name) expect(texts).toContain(name);
    for (const name of [day, lastDay])
      if (name) expect(type.fields.find((field) => field.name === name)?.kind).toBe('day');
  });

  test('its name fits into addresses, and its samples could have come out of its form', () => {
    expect(type.name).toMatch(/^[a-z]+$/);
    expect(samples[type.name]!.length).toBeGreaterThan(0);
    for (const sample of samples[type.name]!) {
      const texts = declaredTexts(type, sample);
      const fields = { texts, files: {}, from: '', until: '' };
      expect(publishProblems(type, fields, NOW), sample.id).toEqual({});
    }
  });
});
