import { partsOf } from '#content/facts.ts';
import { element, parseTree, type RichNode, writeTree } from '#app/core/text/rich/rich-tree.ts';

/** A text as the editor reads it: a chip wherever a fact is mentioned. */
export const withChips = (html: string): string => writeTree(parseTree(html).flatMap(chipsIn));

const chipsIn = (node: RichNode): RichNode[] =>
  typeof node !== 'string'
    ? [{ ...node, children: node.children.flatMap(chipsIn) }]
    : partsOf(node).map((part) =>
        typeof part === 'string' ? part : element('span', [], { 'data-fact': part.written }),
      );

/** As the editor writes it, with the facts as they are kept: `{phone}`. */
export const withoutChips = (html: string): string => writeTree(parseTree(html).map(factIn));

const factIn = (node: RichNode): RichNode =>
  typeof node === 'string'
    ? node
    : (node.attributes['data-fact'] ?? { ...node, children: node.children.map(factIn) });
