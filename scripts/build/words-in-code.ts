import { parseAst } from 'vite';

/** Every word of a module's code that may be the name of a class: not those of comments, nor the names of elements. */
export function wordsInCode(code: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'Identifier') words.add(String(node['name']));
    const text = textOf(node);
    for (const word of text?.match(/[\w-]+/g) ?? []) words.add(word);
    const { arguments: given } = node;
    if (isElement(node) && Array.isArray(given)) return given.slice(1).forEach(visit);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return words;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function textOf({ type, value }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  return type === 'TemplateElement' ? (value as { raw: string }).raw : undefined;
}

/** `jsx("p", …)` */
function isElement({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return false;
  return /^_?jsxs?(?:DEV)?$/.test(String(callee['name'])) && isNode(given[0]) && given[0].type === 'Literal';
}
