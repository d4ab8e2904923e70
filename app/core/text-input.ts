/**
 * Text as a person meant it: trimmed, line ends as \n, no control characters (PostgreSQL cannot store NUL)
 * and no half of a character pair.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are exactly what is to go
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
      .trim()
  );
}
