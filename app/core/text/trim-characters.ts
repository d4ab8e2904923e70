/** Without these characters at its end. A pattern like `/\/+$/` would restart at each of them, wherever it is. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Without these characters at either end. */
export function trimOf(text: string, characters: string): string {
  const trimmed = trimEndOf(text, characters);
  let start = 0;
  while (start < trimmed.length && characters.includes(trimmed[start]!)) start++;
  return trimmed.slice(start);
}
