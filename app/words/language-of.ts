/**
 * Staff write in English or in Hindi, and the script tells which: screen readers then change their voice, and
 * headings their line height. Nothing is said of a text that is mostly in the page's own language.
 */
export function languageOf(text: string): 'hi' | undefined {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? 'hi' : undefined;
}
