/** Nothing is cut unasked: a text that is too long stays as it was written, and this says by how much. */
export function tooLong(text: string, most: number): string | undefined {
  const over = text.trim().length - most;
  if (over <= 0) return undefined;
  return `This is ${characters(over)} too long: at most ${most} fit. Please shorten it.`;
}

/** Told only where the end is near. */
export function charactersLeft(text: string, most: number): string | undefined {
  const left = most - text.trim().length;
  return left >= 0 && left <= most / 10 ? `${characters(left)} left` : undefined;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
