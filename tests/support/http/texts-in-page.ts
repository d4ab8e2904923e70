const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

export interface TextInPage {
  text: string;
  /** Of the nearest element that has one. */
  language: string | undefined;
}

/** Every text of a page rendered by React, with its declared language. */
export function textsIn(html: string): TextInPage[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const open: (string | undefined)[] = [/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]];
  const texts: TextInPage[] = [];
  for (const [, closes, name, attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/gi,
  )) {
    if (closes) open.pop();
    else if (!VOID.has(name!.toLowerCase()) && !attributes.endsWith('/'))
      open.push(/ lang="([^"]*)"/.exec(attributes)?.[1] ?? open.at(-1));
    if (text.trim()) texts.push({ text: text.trim(), language: open.at(-1) });
  }
  return texts;
}
