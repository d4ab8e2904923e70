import { addressAt, hrefFor, linkedText } from './addresses-in-text.ts';
import { element, type RichNode } from './rich-tree.ts';

/** The formatting that a sign stands for; undefined if the sign is just removed. */
export type Marks = Readonly<Record<string, 'strong' | 'em' | undefined>>;

/** The maximum length of a link's words: the search behind each `[` stops there. */
const LINK = /\[((?:\\.|[^[\]\\]){1,500})\]\(([^()\s]{1,2000})\)/y;

/**
 * One line of text: `*bold*`, `_italic_`, `[words](address)`, plain addresses, and `\` as the escape
 * character.
 */
export function inlineFrom(line: string, marks: Marks): RichNode[] {
  const nodes: RichNode[] = [];
  /** Signs that nothing closes from here on: without this set, a line of stars would be scanned once for each. */
  const neverClosed = new Set<string>();
  let plain = '';
  let at = 0;
  const put = (made: RichNode, end: number) => {
    nodes.push(...linkedText(plain), made);
    plain = '';
    at = end;
  };
  while (at < line.length) {
    const sign = line[at]!;
    const address = mayBegin(line[at - 1]) && addressAt(line, at);
    const link = sign === '[' ? linkAt(line, at, marks) : undefined;
    const closing = sign in marks && !neverClosed.has(sign) && opens(line, at) ? closingOf(line, at) : 0;
    if (closing === -1) neverClosed.add(sign);
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(line[at + 1] ?? '')) put(line[at + 1]!, at + 2);
    else if (address) {
      plain += address;
      at += address.length;
    } else if (link) put(link.node, link.end);
    else if (closing > 0) {
      const { [sign]: tag, ...others } = marks;
      const inside = inlineFrom(line.slice(at + 1, closing), others);
      if (tag) put(element(tag, inside), closing + 1);
      else for (const node of inside) put(node, closing + 1);
    } else {
      plain += sign;
      at++;
    }
  }
  nodes.push(...linkedText(plain));
  return joined(nodes);
}

const isBoundary = (letter: string | undefined) => letter === undefined || !/[\p{L}\p{N}\p{M}]/u.test(letter);
/** Before an address; within a run of dashes it is not tried at each. */
const mayBegin = (letter: string | undefined) => isBoundary(letter) && !/[.+_-]/.test(letter ?? '');
const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

const opens = (line: string, at: number) =>
  isBoundary(line[at - 1]) &&
  line[at - 1] !== line[at] &&
  !isSpace(line[at + 1]) &&
  line[at + 1] !== line[at];

/** Where the marked words that begin here end, or -1. */
function closingOf(line: string, from: number): number {
  const sign = line[from]!;
  for (let at = line.indexOf(sign, from + 2); at !== -1; at = line.indexOf(sign, at + 1))
    if (!isSpace(line[at - 1]) && line[at - 1] !== '\\' && isBoundary(line[at + 1])) return at;
  return -1;
}

function linkAt(line: string, at: number, marks: Marks): { node: RichNode; end: number } | undefined {
  LINK.lastIndex = at;
  const found = LINK.exec(line);
  const href = found && hrefFor(found[2]!);
  if (!href) return undefined;
  const words = inlineFrom(found[1]!, marks).flatMap((node) =>
    typeof node !== 'string' && node.tag === 'a' ? node.children : [node],
  );
  return { node: element('a', words, { href }), end: at + found[0].length };
}

/** Merges adjacent texts. */
export function joined(nodes: readonly RichNode[]): RichNode[] {
  const together: RichNode[] = [];
  for (const node of nodes) {
    const last = together.at(-1);
    if (typeof node === 'string' && typeof last === 'string') together[together.length - 1] = last + node;
    else together.push(node);
  }
  return together;
}
