export type Parsed = { value: unknown } | { failed: 'list-not-json' };

export function parseJson(bytes: Uint8Array): Parsed {
  try {
    // `TextDecoder` removes a byte order mark.
    return { value: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return { failed: 'list-not-json' };
    throw error;
  }
}
