/** Bytes by name, up to a size; the least recently used are evicted. */
export function byteCache(maxBytes: number) {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;

  function find(name: string): Uint8Array | undefined {
    const found = kept.get(name);
    if (found) {
      kept.delete(name);
      kept.set(name, found);
    }
    return found;
  }

  function keep(name: string, added: Uint8Array): void {
    bytes += added.length - (kept.get(name)?.length ?? 0);
    kept.delete(name);
    kept.set(name, added);
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return { find, keep };
}
