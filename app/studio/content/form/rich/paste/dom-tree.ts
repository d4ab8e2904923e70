import { tagsIn } from '#app/core/text/rich/find-tags.ts';
import { element, type RichNode } from '#app/core/text/rich/rich-tree.ts';

/** No real text is nested deeper; only an attack on the browser is. */
const DEEPEST = 60;

/** The elements and texts of copied HTML. */
export function treeOf(html: string): RichNode[] {
  return childrenOf(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body, 0);
}

/**
 * Under another name: the content security policy also applies to parsed documents, and would report each
 * style.
 */
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
