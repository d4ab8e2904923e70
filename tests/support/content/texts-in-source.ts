import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface SourceText {
  /** The file and line. */
  at: string;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** What is between the parts of a template. */
export const PLACEHOLDER = '{}';

/** Children that hold no texts for people. */
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType', 'ImportExpression']);

/** Every text that a source file writes: strings, templates (with placeholders) and what stands in JSX. */
export function textsInSource(file: string): SourceText[] {
  const source = readFileSync(file, 'utf8');
  const texts: SourceText[] = [];
  const add = (node: Node, text: string) => {
    const line = source.slice(0, node.start).split('\n').length;
    if (text.trim()) texts.push({ at: `${file}:${line}`, text });
  };
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    const node = value as Node;
    if (SKIPPED.has(node.type)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value);
    else if (node.type === 'JSXText') add(node, (node.value as string).replaceAll(/\s+/g, ' '));
    else if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[];
      add(node, quasis.map(({ value: { cooked } }) => cooked).join(PLACEHOLDER));
      visit(node.expressions);
      return;
    } else if (node.type === 'ExportNamedDeclaration' && node.source) return;
    for (const [name, part] of Object.entries(node)) if (name !== 'type') visit(part);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return texts;
}
