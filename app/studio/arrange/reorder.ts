/** The position of a drop. */
export interface DropTarget {
  beside: string;
  side: 'before' | 'after';
}

/** The same items, with some moved next to another. */
export function reordered(order: string[], movedIds: string[], { beside, side }: DropTarget): string[] {
  const rest = order.filter((id) => !movedIds.includes(id));
  const at = rest.indexOf(beside) + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...movedIds, ...rest.slice(at)];
}
