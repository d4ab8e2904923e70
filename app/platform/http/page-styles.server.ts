import { createHash } from 'node:crypto';

/** A part of the frame's sheet: for every page, or for those that have all the classes of one of the lists. */
export type StyleChunk = string | { css: string; needs: string[][] };

/** What the build knows of the looks of families' pages, by the name of their route. */
export interface PageStyles {
  frame: StyleChunk[];
  /** Beside its own sheet, the classes that its islands may write, and all those in the code behind it. */
  pages: Record<string, { own: StyleChunk[]; byIslands: string[]; byAnything: string[] }>;
}

/**
 * The styles that a page carries: for what stands on it, be it an error page in its place, and for what its islands may
 * add. Into a list a script brings parts of other pages, so there it is whatever its components could ever write.
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

/** The pieces for which there is something to style, joined. */
function chooseStyles(chunks: StyleChunk[], classes: Set<string>): string {
  const chosen = chunks.map((chunk) => {
    if (typeof chunk === 'string') return chunk;
    return chunk.needs.some((names) => names.every((name) => classes.has(name))) ? chunk.css : '';
  });
  return withoutEmpty(chosen.join(''));
}

function withoutEmpty(css: string): string {
  const fewer = css.replaceAll(/@(?:layer|media|supports|container)[^{};]*\{\}/g, '');
  return fewer === css ? css : withoutEmpty(fewer);
}

/** How a policy names a style that is written into a page. */
export const styleHash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
