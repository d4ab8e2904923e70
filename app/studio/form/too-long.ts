/** Nothing is cut unasked: a text that is too long stays as it was written, and this says by how much. */
export function tooLong(text: string, most: number): string | undefined {
  const over = text.length - most;
  if (over <= 0) return undefined;
  return `This is ${over === 1 ? '1 character' : `${over} characters`} too long: at most ${most} fit. Please shorten it.`;
}
