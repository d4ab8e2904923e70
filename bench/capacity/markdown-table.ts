/** As prettier writes it, so that a formatted file stays as it is. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => row[at]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [first, ...rest] = all;
  return [
    line(first!),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rest.map(line),
  ].join('\n');
}

/** Two figures that count: the model is no more exact than that. */
export function short(value: number): string {
  if (value === 0) return '–';
  if (value < 0.001) return '< 0.001';
  return Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 });
}
