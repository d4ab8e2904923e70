import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { richExtensions } from './extensions.ts';

const schema = getSchema(richExtensions(() => {}));
const cell = (...content: object[]) => ({ type: 'tableCell', content });
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] };
const tableOf = (...cells: object[]) => ({
  type: 'doc',
  content: [{ type: 'table', content: [{ type: 'tableRow', content: cells }] }],
});

test('the editor supports what the server stores, and nothing else', () => {
  expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link']);
  expect(Object.keys(schema.nodes).toSorted()).toEqual([
    'blockquote',
    'bulletList',
    'doc',
    'hardBreak',
    'heading',
    'listItem',
    'orderedList',
    'paragraph',
    'table',
    'tableCell',
    'tableHeader',
    'tableRow',
    'text',
  ]);
});

test('a cell contains neither headings nor tables', () => {
  schema.nodeFromJSON(tableOf(cell(paragraph))).check();
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'a' }] };
  expect(() => schema.nodeFromJSON(tableOf(cell(heading))).check()).toThrow();
  const inner = tableOf(cell(paragraph)).content[0]!;
  expect(() => schema.nodeFromJSON(tableOf(cell(inner))).check()).toThrow();
});
