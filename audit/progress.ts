/** Shows the current step on one line that is overwritten. Prints nothing without a terminal. */
export function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`);
}
