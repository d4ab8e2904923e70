/** A computed colour as `contrast()` takes it: 'rgb(31, 42, 92)' → '#1f2a5c'. One that is not opaque has none. */
export function asHex(colour: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  if (!channels) throw new RangeError(`not opaque: ${colour}`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
