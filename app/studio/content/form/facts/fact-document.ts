import { partsOf } from '#content/facts.ts';

/** A node as the editor writes it. */
export interface EditorNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
}

export const FACT = 'fact';

/** A text as the editor holds it: a paragraph a line, and a chip wherever a fact is mentioned. */
export const documentFrom = (text: string): EditorNode => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: partsOf(line).map(nodeFrom) })),
});

const nodeFrom = (part: ReturnType<typeof partsOf>[number]): EditorNode =>
  typeof part === 'string' ? { type: 'text', text: part } : { type: FACT, attrs: { written: part.written } };

/** The text again. `say`: what is to stand for a chip, where that is not what is kept. */
export const textFrom = ({ content = [] }: EditorNode, say = (written: string) => written): string =>
  content
    .map((line) => (line.type === 'paragraph' ? (line.content ?? []) : [line]))
    .map((nodes) => nodes.map((node) => textOfNode(node, say)).join(''))
    .join(content.some(({ type }) => type === 'paragraph') ? '\n' : '');

const textOfNode = ({ type, text = '', attrs }: EditorNode, say: (written: string) => string): string =>
  type === FACT ? say(String(attrs?.['written'])) : text;

/** Where in the editor a place of the text is: a chip is one step, and from line to line it is two. */
export const positionAt = (text: string, offset: number): number =>
  partsOf(text.slice(0, offset)).reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length + part.split('\n').length - 1 : 1),
    1,
  );
