/** Nothing where the text is no address. As `URL.parse`, which came to browsers in 2024. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
