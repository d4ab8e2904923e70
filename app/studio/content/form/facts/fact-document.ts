import { partsOf } from '#content/facts.ts';

/** A node in the editor's format. */
export interface EditorNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
}

export const FACT = 'fact';

/** A text in the editor's format: a paragraph per line, a chip per mentioned fact. */
export const documentFrom = (text: string): EditorNode => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: partsOf(line).map(nodeFrom) })),
});

const nodeFrom = (part: ReturnType<typeof partsOf>[number]): EditorNode =>
  typeof part === 'string' ? { type: 'text', text: part } : { type: FACT, attrs: { written: part.written } };

/** The reverse. `say` replaces the text of a chip, if not the stored one. */
export const textFrom = ({ content = [] }: EditorNode, say = (written: string) => written): string =>
  content
    .map((line) => (line.type === 'paragraph' ? (line.content ?? []) : [line]))
    .map((nodes) => nodes.map((node) => textOfNode(node, say)).join(''))
    .join(content.some(({ type }) => type === 'paragraph') ? '\n' : '');

const textOfNode = ({ type, text = '', attrs }: EditorNode, say: (written: string) => string): string =>
  type === FACT ? say(String(attrs?.['written'])) : text;

/** The editor position of an offset in the text: a chip is one step, a line break two. */
export const positionAt = (text: string, offset: number): number =>
  partsOf(text.slice(0, offset)).reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length + part.split('\n').length - 1 : 1),
    1,
  );
