/** The photos from one to another, including both, in either order. */
export function rangeOf(order: string[], from: string, to: string): string[] {
  const ends = [order.indexOf(from), order.indexOf(to)];
  const first = Math.min(...ends);
  return first < 0 ? [] : order.slice(first, Math.max(...ends) + 1);
}

/** With these photos added or removed. */
export function withChoice(chosen: ReadonlySet<string>, ids: string[], isOn: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids)
    if (isOn) next.add(id);
    else next.delete(id);
  return next;
}

/** The index that an arrow key moves to in a sheet with this many columns; the same index at the edges. */
export function stepFrom(index: number, key: string, columns: number, count: number): number {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const next = index + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : index;
}
