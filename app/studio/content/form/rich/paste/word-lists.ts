import { element, type RichElement, type RichNode, wordsIn } from '#app/core/text/rich/rich-tree.ts';

/** A list item as Word writes it: a marked paragraph. */
const ITEM = 'word-item';

/** The level and kind of list that a paragraph of Word is an item of, if any. */
export function itemOfWord({ tag, attributes, children }: RichElement): RichElement | undefined {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(attributes['style'] ?? '') ?? [];
  const isItem = level || /\bMsoListParagraph/.test(attributes['class'] ?? '');
  const sign = signIn(children);
  if (tag !== 'p' || !isItem || sign === undefined) return undefined;
  const isCounted = /^[\dA-Za-z]{1,4}[.)]/.test(sign);
  return element(ITEM, children, { level: level ?? '1', list: isCounted ? 'ol' : 'ul' });
}

/** The bullet or number before the text, which Word marks as ignorable. */
function signIn(nodes: readonly RichNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (/mso-list:\s*ignore/i.test(node.attributes['style'] ?? ''))
      return wordsIn(node.children).replaceAll('\u00a0', ' ').trim();
    const within = signIn(node.children);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** Consecutive items become one list, deeper levels nested inside; separate lists stay separate. */
export function listsOfWord(blocks: readonly RichElement[]): RichElement[] {
  const made: RichElement[] = [];
  for (const block of blocks) {
    if (block.tag === ITEM) addItem(made, block);
    else if (isList(block) && made.at(-1)?.tag === block.tag && !block.attributes['start'])
      made.at(-1)!.children.push(...block.children);
    else made.push(block);
  }
  return made;
}

const isList = ({ tag }: RichElement) => tag === 'ul' || tag === 'ol';

function addItem(into: RichNode[], { attributes, children }: RichElement): void {
  const item = element('li', [element('p', children)]);
  let parent = into;
  for (let level = Number(attributes['level']); level > 1; level--) {
    const last = parent.at(-1);
    const lastItem = typeof last === 'object' && isList(last) ? last.children.at(-1) : undefined;
    // The first item may be indented further than any before it.
    if (typeof lastItem !== 'object') break;
    parent = lastItem.children;
  }
  const last = parent.at(-1);
  if (typeof last === 'object' && last.tag === attributes['list']) last.children.push(item);
  else parent.push(element(attributes['list']!, [item]));
}
