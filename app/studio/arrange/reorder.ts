/** Where something is dropped. */
export interface Place {
  beside: string;
  side: 'before' | 'after';
}

/** The same ones, with some of them beside another. */
export function reordered(order: string[], moving: string[], { beside, side }: Place): string[] {
  const rest = order.filter((id) => !moving.includes(id));
  const at = rest.indexOf(beside) + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}
