/** Bytes by their names while there is room for them; what was used longest ago makes room. */
export function keepWithin(mostBytes: number) {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;

  function find(name: string): Uint8Array | undefined {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
    }
    return known;
  }

  function keep(name: string, added: Uint8Array): void {
    bytes += added.length - (kept.get(name)?.length ?? 0);
    kept.delete(name);
    kept.set(name, added);
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return { find, keep };
}
