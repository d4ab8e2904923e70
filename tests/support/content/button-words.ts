import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface ButtonWords {
  /** The file and line of the button. */
  at: string;
  catalogue: 'site' | 'studio';
  /** Where in the catalogue its label is. */
  path: string;
}

interface Node {
  type: string;
  start: number;
  name?: unknown;
  [part: string]: unknown;
}

/** `const words = useStudioWords().content;` and `const { content: words } = useStudioWords();` */
const WHOLE = /const (\w+) = use(Studio)?Words\(\)((?:\.\w+)*);/g;
const PARTS = /const \{([^}]+)\} = use(Studio)?Words\(\)((?:\.\w+)*);/g;

const BUTTONS = new Set(['button', 'Button', 'SendButton', 'MenuButton']);

/** The labels of the buttons in a component, as far as they are read from a catalogue in the same file. */
export function buttonWordsIn(file: string): ButtonWords[] {
  const source = readFileSync(file, 'utf8');
  const variables = new Map<string, Omit<ButtonWords, 'at'>[]>();
  const declare = (name: string, studio: string | undefined, path: string) =>
    variables.set(name, [
      ...(variables.get(name) ?? []),
      { catalogue: studio ? 'studio' : 'site', path: path.replace(/^\./, '') },
    ]);
  for (const [, name, studio, path] of source.matchAll(WHOLE)) declare(name!, studio, path!);
  for (const [, names, studio, path] of source.matchAll(PARTS))
    for (const part of names!.split(',')) {
      const [key, name = key] = part.split(':').map((word) => word.trim());
      if (key) declare(name!, studio, `${path}.${key}`);
    }

  const found: ButtonWords[] = [];
  const visit = (value: unknown, inButton: boolean) => {
    if (Array.isArray(value)) for (const each of value) visit(each, inButton);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'JSXElement') {
      const { name } = (node['openingElement'] as Node)['name'] as Node;
      visit(node['openingElement'], false);
      visit(node['children'], BUTTONS.has(name as string) || (inButton && name !== 'small'));
      return;
    }
    if (inButton && node.type === 'MemberExpression') {
      const [variable, ...keys] = chainOf(node) ?? [];
      for (const { catalogue, path } of variables.get(variable ?? '') ?? [])
        found.push({
          at: `${file}:${source.slice(0, node.start).split('\n').length}`,
          catalogue,
          path: [path, ...keys].filter(Boolean).join('.'),
        });
      return;
    }
    for (const [part, child] of Object.entries(node)) if (part !== 'type') visit(child, inButton);
  };
  visit(parseAst(source, { lang: 'tsx' }).body, false);
  return found;
}

function chainOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return [node.name as string];
  if (node.type !== 'MemberExpression' || node['computed']) return undefined;
  const before = chainOf(node['object'] as Node);
  return before && [...before, (node['property'] as Node).name as string];
}
