import { tagsIn } from '#app/core/text/rich/find-tags.ts';
import { element, type RichNode } from '#app/core/text/rich/rich-tree.ts';

/** Deeper than any text lies; who nests more wants to bring the browser down. */
const DEEPEST = 60;

/** Of what a program copied, the elements and the words. */
export function treeOf(html: string): RichNode[] {
  return childrenOf(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body, 0);
}

/** Under another name: the content security policy holds for a document that is only read, too, and would complain of each. */
function withoutStyles(html: string): string {
  let kept = '';
  let end = 0;
  let isInStyle = false;
  for (const tag of tagsIn(html)) {
    const written = html.slice(tag.start, tag.end);
    const endsStyle = isInStyle && /^<\/style\b/i.test(written);
    if (!isInStyle) kept += html.slice(end, tag.start);
    if (!isInStyle && /^<style\b/i.test(written)) isInStyle = true;
    else if (!isInStyle) kept += written.replaceAll(/\sstyle(?=\s*=)/gi, ` ${STYLE}`);
    else if (endsStyle) isInStyle = false;
    end = tag.end;
  }
  return isInStyle ? kept : kept + html.slice(end);
}

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
