import { getSchema } from '@tiptap/react';
import { describe, expect, test } from 'vitest';
import { en } from '#content/en/index.ts';
import { partsOf } from '#content/facts.ts';
import { joinLines } from '#app/core/text/text-input.ts';
import { documentFrom, positionAt, textFrom } from './fact-document.ts';
import { factExtensions } from './fact-extensions.ts';

const schemaOf = (isSingleLine: boolean) =>
  getSchema(factExtensions({ isSingleLine, chipFor: () => undefined, styles: {} }));

/** All strings: in a title, a section, a row of its list. */
const textsIn = (found: unknown): string[] =>
  typeof found === 'string'
    ? [found]
    : typeof found === 'object'
      ? Object.values(found ?? {}).flatMap(textsIn)
      : [];

const { pages, starter, parentsApp, templates } = en;
const written = [...new Set(textsIn([pages, starter, parentsApp, templates]))];

describe('a text in the editor', () => {
  test('is unchanged by the editor, for all texts of all pages', () => {
    const schema = schemaOf(false);
    expect(written.filter((text) => text.includes('\n')).length).toBeGreaterThan(20);
    expect(written.filter((text) => partsOf(text).length > 1).length).toBeGreaterThan(50);
    for (const text of written) {
      const node = schema.nodeFromJSON(documentFrom(text));
      node.check();
      expect(textFrom(node.toJSON() as object)).toBe(text);
    }
  });

  test('fits into a single-line field too', () => {
    const schema = schemaOf(true);
    for (const text of written.map(joinLines)) {
      const node = schema.nodeFromJSON(documentFrom(text));
      node.check();
      expect(textFrom(node.toJSON() as object)).toBe(text);
    }
    expect(() => schema.nodeFromJSON(documentFrom('one\ntwo')).check()).toThrow();
  });

  test('has a chip for every fact and for nothing else', () => {
    expect(documentFrom('Call {phone}{?phone}\n{a, b} {nothing}')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Call ' },
            { type: 'fact', attrs: { written: '{phone}' } },
            { type: 'fact', attrs: { written: '{?phone}' } },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: '{a, b} {nothing}' }] },
      ],
    });
  });

  test.each([
    '',
    '\n',
    ' a  b\t|\u00a0c \n\n\n',
    'नमस्ते {school}।\nआइए',
    '😀{phone}',
    '{phone}{phone}',
    '{{phone}}',
  ])('keeps every space, line and letter of %j', (text) => {
    const node = schemaOf(false).nodeFromJSON(documentFrom(text));
    expect(textFrom(node.toJSON() as object)).toBe(text);
  });

  test('replaces a chip as requested, also in a part of a line', () => {
    expect(textFrom(documentFrom('Call {phone}.'), () => '+91 1')).toBe('Call +91 1.');
    expect(textFrom({ content: documentFrom('a {phone} b').content![0]!.content! })).toBe('a {phone} b');
  });

  test.each([
    ['', 0],
    ['one\ntwo', 3],
    ['one\ntwo', 4],
    ['one\n\ntwo {phone} three', 18],
    ['{phone}{phone} b', 14],
  ])('maps offset %i in %j to its position', (text, offset) => {
    const doc = schemaOf(false).nodeFromJSON(documentFrom(text));
    const before = doc.slice(1, positionAt(text, offset)).content.toJSON() as object[] | null;
    expect(textFrom({ content: before ?? [] })).toBe(text.slice(0, offset));
  });
});
