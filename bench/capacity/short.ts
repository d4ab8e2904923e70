/** Two significant digits: the model is no more exact than that. */
export function short(value: number): string {
  if (value === 0) return '–';
  if (value < 0.001) return '< 0.001';
  return Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 });
}
