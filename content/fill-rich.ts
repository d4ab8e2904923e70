import {
  element,
  parseTree,
  type RichElement,
  type RichNode,
  wordsIn,
  writeTree,
} from '#app/core/text/rich/rich-tree.ts';
import { type Facts, partsOf, sentencesOf } from './facts.ts';

const INLINE = new Set(['br', 'strong', 'em', 'a']);
/** Removed with its last word. */
const GOES_EMPTY = new Set(['p', 'h2', 'h3', 'li', 'ul', 'ol', 'blockquote']);

/** Puts the facts into a text of blocks, as `fillIn()` does into a plain one: a sentence about an empty fact is left out. */
export const fillRich = (html: string, facts: Facts): string => writeTree(fillBlocks(parseTree(html), facts));

const isInline = (node: RichNode) => typeof node === 'string' || INLINE.has(node.tag);

function fillBlocks(nodes: readonly RichNode[], facts: Facts): RichNode[] {
  if (nodes.every(isInline)) return fillInline(nodes, facts);
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node];
    const children = fillBlocks(node.children, facts);
    const isGone = GOES_EMPTY.has(node.tag) && node.children.length > 0 && wordsIn(children).trim() === '';
    return isGone ? [] : [{ ...node, children }];
  });
}

/** Words, and bold or linked ones among them: sentences run across both. */
function fillInline(nodes: readonly RichNode[], facts: Facts): RichNode[] {
  const text = wordsIn(nodes);
  const kept = keptRanges(text, facts);
  let at = 0;
  const walk = (node: RichNode): RichNode[] => {
    if (typeof node === 'string') {
      const from = at;
      at += node.length;
      const filled = kept
        .map(([start, end]) => node.slice(Math.max(0, start - from), Math.max(0, end - from)))
        .map((part) => withFacts(part, facts))
        .join('');
      return filled ? [filled] : [];
    }
    if (node.tag === 'br') {
      const from = at++;
      return kept.some(([start, end]) => start <= from && from < end) ? [element('br', [])] : [];
    }
    const children = node.children.flatMap(walk);
    return children.length > 0 ? [{ ...node, children } satisfies RichElement] : [];
  };
  return nodes.flatMap(walk);
}

const withFacts = (text: string, facts: Facts): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.when ? '' : facts[part.name]))
    .join('');

/** The ranges of a text that are shown, each with the space after its sentence. */
function keptRanges(text: string, facts: Facts): [number, number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence, at);
    const next = sentences[index + 1];
    const end = next === undefined ? text.length : text.indexOf(next, start + sentence.length);
    const marks = partsOf(sentence).filter((part) => typeof part !== 'string');
    if (marks.every(({ when, name }) => (facts[name] === '') === (when === '!'))) ranges.push([start, end]);
    at = start + sentence.length;
  }
  return ranges;
}
