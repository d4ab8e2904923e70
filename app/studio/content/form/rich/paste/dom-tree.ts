import { element, type RichNode } from '#app/core/text/rich/rich-tree.ts';

/** Deeper than any text lies; who nests more wants to bring the browser down. */
const DEEPEST = 60;

/** Of what a program copied, the elements and the words. */
export function treeOf(html: string): RichNode[] {
  return childrenOf(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body, 0);
}

const STYLES = /<style[\s\S]*?<\/style>/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** Under another name: the content security policy holds for a document that is only read, too, and would complain of each. */
const withoutStyles = (html: string) =>
  html.replaceAll(STYLES, '').replaceAll(TAG, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ` ${STYLE}`));

const STYLE = 'data-style';

const childrenOf = (parent: Node, depth: number): RichNode[] =>
  [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    if (depth > DEEPEST) return [node.textContent ?? ''];
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name === STYLE ? 'style' : name, value]),
    );
    return [element(node.localName, childrenOf(node, depth + 1), attributes)];
  });
