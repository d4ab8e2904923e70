import { useLocalHref } from '#app/links.ts';
import { createElement, Fragment } from 'react';
import type { RichNode } from '#app/core/text/rich/rich-tree.ts';
import { useWords } from '#app/words/words.ts';

const SHOWN = new Set(['strong', 'em', 'p', 'ul', 'ol', 'li']);

/** The content of a cell: text, bold, links and lists. */
export function RichInline({ nodes }: { nodes: readonly RichNode[] }) {
  const localHref = useLocalHref();
  const { opensInNewTab } = useWords();
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    if (node.tag === 'br') return <br key={index} />;
    const inside = <RichInline nodes={node.children} />;
    const { href } = node.attributes;
    if (node.tag === 'a' && href)
      return /^https?:/i.test(href) ? (
        <a key={index} href={href} target="_blank" rel="noopener">
          {inside}
          <span className="unseen"> ({opensInNewTab})</span>
        </a>
      ) : (
        <a key={index} href={localHref(href)}>
          {inside}
        </a>
      );
    return SHOWN.has(node.tag) ? (
      createElement(node.tag, { key: index }, inside)
    ) : (
      <Fragment key={index}>{inside}</Fragment>
    );
  });
}
