import { expect, test } from 'vitest';
import { wordsInCode } from './words-in-code.ts';

const code = `
import { jsx, jsxs } from 'react/jsx-runtime';
/** Stands in a drawer, as the doc comment says. */
export const Note = ({ kind, wide }) => {
  // A banner would be too loud.
  const address = 'https://school.example/ways'; // and a footnote
  const isPath = /^\\/\\//.test(address) && 'path-like';
  return jsxs('aside', { className: \`message message--\${kind} \${wide ? 'is-wide' : ''}\`, children: [
    jsx('table', { className: isPath }), styles.inner, { 'by-key': 1 } /* sidebar */
  ] });
};`;

test('everything that the code itself writes may be a class: strings, parts of strings, keys and names', () => {
  const words = wordsInCode(code);
  for (const word of ['message', 'message--', 'is-wide', 'path-like', 'ways', 'inner', 'by-key', 'kind'])
    expect([...words]).toContain(word);
});

test('words of comments and the names of elements are not classes', () => {
  const words = wordsInCode(code);
  for (const word of ['drawer', 'banner', 'footnote', 'sidebar', 'aside', 'table'])
    expect([...words]).not.toContain(word);
});
