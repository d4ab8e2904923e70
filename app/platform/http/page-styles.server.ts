import { createHash } from 'node:crypto';

/** A part of the frame's style sheet: for every page, or for those that have all the classes of one of the lists. */
export type StyleChunk = string | { css: string; needs: string[][] };

/** What the build found out about the styles of public pages, by route name. */
export interface PageStyles {
  frame: StyleChunk[];
  /** Besides its own sheet, the classes that its islands may write, and all those in the code that they load. */
  pages: Record<string, { own: StyleChunk[]; byIslands: string[]; byAnything: string[] }>;
}

/**
 * The styles of a page: for its elements, for an error page in its place, and for what its islands may add. In a list a
 * script inserts parts of other pages, so there all classes of its components count.
 */
export function stylesFor(styles: PageStyles, route: string | undefined, html: string): string {
  const page = route ? styles.pages[route] : undefined;
  const used = new Set<string>();
  if (html.includes('data-island=')) for (const name of page?.byIslands ?? []) used.add(name);
  if (html.includes('data-browse-')) for (const name of page?.byAnything ?? []) used.add(name);
  for (const [, names] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of names!.split(' ')) used.add(name);
  return chooseStyles([...styles.frame, ...(page?.own ?? [])], used);
}

/** The parts that have something to style, joined. */
function chooseStyles(chunks: StyleChunk[], classes: Set<string>): string {
  const chosen = chunks.map((chunk) => {
    if (typeof chunk === 'string') return chunk;
    return chunk.needs.some((names) => names.every((name) => classes.has(name))) ? chunk.css : '';
  });
  return withoutEmpty(chosen.join(''));
}

/** Groups that lost all their rules say nothing. */
export function withoutEmpty(css: string): string {
  const fewer = css.replaceAll(/@(?:layer|media|supports|container)[^{};]*\{\}/g, '');
  return fewer === css ? css : withoutEmpty(fewer);
}

/** How a policy names an inline style. */
export const styleHash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
