export interface TagRange {
  start: number;
  end: number;
}

/**
 * The tags, comments and declarations of an HTML text. A single pattern would restart at each `<` that
 * nothing closes and read to the end from there; this remembers what led nowhere.
 */
export function tagsIn(html: string): TagRange[] {
  const ranges: TagRange[] = [];
  const findMark = nextOf(html, /["'>]/g);
  const findClose = nextOf(html, />/g);
  const findCommentEnd = nextOf(html, /-->/g);
  /** Quotes after which no tag ends. */
  const deadEnds = new Set<number>();

  function endOfTag(from: number): number {
    const quotes: number[] = [];
    let at = findMark(from);
    while (at !== -1 && html[at] !== '>' && !deadEnds.has(at)) {
      quotes.push(at);
      const closing = html.indexOf(html[at]!, at + 1);
      at = closing === -1 ? -1 : findMark(closing + 1);
    }
    if (at !== -1 && html[at] === '>') return at + 1;
    for (const quote of quotes) deadEnds.add(quote);
    return -1;
  }

  function endOf(start: number): number {
    if (html.startsWith('<!--', start)) {
      const end = findCommentEnd(start + '<!--'.length);
      if (end !== -1) return end + '-->'.length;
    }
    if (html[start + 1] === '!' || html[start + 1] === '?') return findClose(start + 2) + 1 || -1;
    return TAG_BEGINS.test(html.slice(start, start + 3)) ? endOfTag(start + 2) : -1;
  }

  for (let start = html.indexOf('<'); start !== -1;) {
    const end = endOf(start);
    if (end !== -1) ranges.push({ start, end });
    start = html.indexOf('<', end === -1 ? start + 1 : end);
  }
  return ranges;
}

const TAG_BEGINS = /^<\/?[a-z]/i;

/**
 * Finds the pattern from a position on; asked in any order, it continues only from where it has not searched
 * yet.
 */
function nextOf(text: string, pattern: RegExp): (from: number) => number {
  let [lastFrom, lastAt] = [0, -2];
  return (from) => {
    if (lastAt !== -2 && from >= lastFrom && (lastAt === -1 || from <= lastAt)) return lastAt;
    pattern.lastIndex = from;
    [lastFrom, lastAt] = [from, pattern.exec(text)?.index ?? -1];
    return lastAt;
  };
}

/** The text of an HTML string, with a space in place of each tag. */
export function withoutTags(html: string): string {
  const parts: string[] = [];
  let end = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', end)) {
    const close = html.indexOf('>', start);
    if (close === -1) break;
    parts.push(html.slice(end, start));
    end = close + 1;
  }
  return [...parts, html.slice(end)].join(' ');
}
