import { useLocalHref } from '#app/links.ts';
import { rowsOf } from '#app/core/text/rich/rich-text.ts';
import {
  element,
  parseTree,
  type RichElement,
  type RichNode,
  wordsIn,
  writeTree,
} from '#app/core/text/rich/rich-tree.ts';
import type { Words } from '#app/words/en.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** Cleaned when it was read. */
  html: string;
  /** The level of its large headings: one below the title above it. */
  level: 2 | 3 | 4;
  /** A short first paragraph is larger. */
  opens?: boolean;
  className?: string | undefined;
}

/** The office's text with headings, lists, links, quotations and tables. */
export function RichText({ html, level, opens = false, className }: RichTextProps) {
  const localHref = useLocalHref();
  const words = useWords();
  const languageOf = useLanguageOf();
  const blocks = parseTree(html).flatMap((node) => (typeof node === 'string' ? [] : [node]));
  const shown = blocks.map((block, index) =>
    shownBlock(block, {
      words,
      languageOf,
      localHref,
      level,
      opens: opens && index === 0 && opensText(blocks),
    }),
  );
  return (
    <div
      className={className ? `${styles.rich} ${className}` : styles.rich}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: writeTree(shown) }}
    />
  );
}

/** A longer first paragraph is not styled as an introduction. */
const LONGEST_OPENING = 320;

const opensText = ([first, ...others]: RichElement[]) =>
  first?.tag === 'p' && others.length > 0 && wordsIn(first.children).length <= LONGEST_OPENING;

interface Showing {
  words: Pick<Words, 'opensInNewTab' | 'tableOf'>;
  languageOf: (text: string) => string | undefined;
  localHref: (address: string) => string;
  level: number;
  opens: boolean;
}

function shownBlock(
  block: RichElement,
  { words, languageOf, localHref, level, opens }: Showing,
): RichElement {
  const lang = languageOf(wordsIn([block]));
  const attributes = { ...block.attributes, ...(lang && { lang }), ...(opens && { class: 'lead' }) };
  const shown = element(block.tag, shownInside(block.children, { words, localHref }), attributes);
  if (block.tag === 'h2') return { ...shown, tag: `h${level}` };
  if (block.tag === 'h3') return { ...shown, tag: `h${level + 1}` };
  return block.tag === 'table' ? framed(shown, words) : shown;
}

/** A table that is wider than the screen scrolls sideways, by finger and by arrow keys. */
function framed(table: RichElement, words: Showing['words']): RichElement {
  const [head = []] = rowsOf(table);
  const columns = head.map((cell) => wordsIn(cell).trim()).filter(Boolean);
  return element('div', [table], {
    class: styles['table']!,
    role: 'group',
    tabindex: '0',
    'aria-label': words.tableOf(columns.join(', ')),
  });
}

const shownInside = (nodes: readonly RichNode[], showing: Pick<Showing, 'words' | 'localHref'>): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node];
    const children = shownInside(node.children, showing);
    if (node.tag !== 'a') return [{ ...node, children }];
    const { href } = node.attributes;
    if (!href) return children;
    if (!/^https?:/i.test(href)) return [element('a', children, { href: showing.localHref(href) })];
    const hint = element('span', [` (${showing.words.opensInNewTab})`], { class: 'unseen' });
    return [element('a', [...children, hint], { href, target: '_blank', rel: 'noopener' })];
  });
