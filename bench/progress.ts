/** One line about the current step, with the seconds since the start. */
export function progress(text: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);
}
