/**
 * A computed colour in the format of `contrast()`: 'rgb(31, 42, 92)' → '#1f2a5c'. Undefined unless it is
 * opaque.
 */
export function asHex(colour: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  if (!channels) throw new RangeError(`not opaque: ${colour}`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
