/** Undefined if the text is not a URL. Like `URL.parse`, which browsers have only had since 2024. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
