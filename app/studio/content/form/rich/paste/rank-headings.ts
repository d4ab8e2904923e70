import type { RichElement } from '#app/core/text/rich/rich-tree.ts';

const levelOf = ({ tag }: RichElement): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

/** The highest level becomes our highest, below the page's own title, with the others below it. */
export function rankHeadings(blocks: readonly RichElement[]): RichElement[] {
  const largest = Math.min(...blocks.map(levelOf).filter((level) => level > 0));
  return blocks.map((block) => {
    const level = levelOf(block);
    return level > 0 ? { ...block, tag: level === largest ? 'h2' : 'h3' } : block;
  });
}
