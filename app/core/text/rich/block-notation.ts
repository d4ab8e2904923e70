import { inlineFrom, type Marks } from './inline-notation.ts';
import { element, type RichElement, type RichNode } from './rich-tree.ts';

export interface Notation {
  marks: Marks;
  /** Whether `## Heading`, `> quote` and `| cell |` are recognised; a phone message has none of them. */
  hasBlocks: boolean;
}

const ITEM = /^(\s*)([-•·*]|\d{1,4}[.)])\s+(\S.*)$/;
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const QUOTE = /^>\s?/;
const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^[\s|:-]+$/;

export function blocksFrom(text: string, notation: Notation): RichElement[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: RichElement[] = [];
  let at = 0;
  /** Takes the following lines of the same kind. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = notation.hasBlocks && HEADING.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      blocks.push(element(heading[1]!.length > 2 ? 'h3' : 'h2', inlineFrom(heading[2]!, notation.marks)));
      at++;
    } else if (notation.hasBlocks && QUOTE.test(line)) {
      const quoted = take((next) => QUOTE.test(next)).map((next) => next.replace(QUOTE, ''));
      blocks.push(element('blockquote', blocksFrom(quoted.join('\n'), { ...notation, hasBlocks: false })));
    } else if (notation.hasBlocks && ROW.test(line))
      blocks.push(
        tableFrom(
          take((next) => ROW.test(next)),
          notation,
        ),
      );
    else if (ITEM.test(line)) blocks.push(...listsFrom(take(isOfList), notation));
    else {
      const own = [line, ...(at++, take((next) => next.trim() !== '' && !begins(next, notation)))];
      blocks.push(element('p', linesFrom(own, notation)));
    }
  }
  return blocks;
}

const begins = (line: string, { hasBlocks }: Notation) =>
  ITEM.test(line) || (hasBlocks && [HEADING, QUOTE, ROW].some((start) => start.test(line)));

/** An item, or the continuation of the previous one. */
const isOfList = (line: string) => ITEM.test(line) || /^\s{2,}\S/.test(line);

const linesFrom = (lines: string[], { marks }: Notation): RichNode[] =>
  lines.flatMap((line, index) => [
    ...(index > 0 ? [element('br', [])] : []),
    ...inlineFrom(line.trim(), marks),
  ]);

interface Item {
  depth: number;
  tag: 'ul' | 'ol';
  number: number;
  lines: string[];
}

function listsFrom(lines: string[], notation: Notation): RichElement[] {
  const items: Item[] = [];
  for (const line of lines) {
    const [, space = '', sign = '', text = ''] = ITEM.exec(line) ?? [];
    const number = Number.parseInt(sign, 10);
    const tag = Number.isNaN(number) ? 'ul' : 'ol';
    if (sign) items.push({ depth: space.replaceAll('\t', '  ').length, tag, number, lines: [text] });
    else items.at(-1)?.lines.push(line);
  }
  return nested(items, notation);
}

/** Indented items belong to the one before them. */
function nested(items: Item[], notation: Notation): RichElement[] {
  const lists: RichElement[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at]!;
    let end = at + 1;
    while (end < items.length && items[end]!.depth > item.depth) end++;
    const child = element('li', [
      element('p', linesFrom(item.lines, notation)),
      ...nested(items.slice(at + 1, end), notation),
    ]);
    const last = lists.at(-1);
    if (last?.tag === item.tag) last.children.push(child);
    else {
      const start = item.tag === 'ol' && item.number > 1 ? { start: String(item.number) } : undefined;
      lists.push(element(item.tag, [child], start));
    }
    at = end;
  }
  return lists;
}

function tableFrom(lines: string[], { marks }: Notation): RichElement {
  const rows = lines
    .filter((line) => !RULE.test(line) || !line.includes('-'))
    .map((line) =>
      element(
        'tr',
        cellsIn(line).map((cell) => element('td', linesFrom(cell.split('\\n'), { marks, hasBlocks: false }))),
      ),
    );
  return element('table', rows);
}

/** The cells between the bars, except bars escaped with `\`. */
const cellsIn = (line: string): string[] =>
  (
    line
      .trim()
      .slice(1, -1)
      .match(/(?:\\.|[^|\\])*(?:\||$)/g) ?? []
  )
    .slice(0, -1)
    .map((cell) => cell.replace(/\|$/, '').trim());
