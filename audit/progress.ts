/** What is being done, on one line that is written over. Nothing where nobody watches. */
export function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`);
}
