export const median = (values: readonly number[]) => percentile(values, 50);

/** By the nearest rank; the median of an even count is between its two middle values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (percent / 100) * (sorted.length - 1);
  const below = sorted[Math.floor(rank)] ?? NaN;
  const above = sorted[Math.ceil(rank)] ?? NaN;
  return percent === 50 ? (below + above) / 2 : above;
}
