/** A plain-text table: first column left-aligned, figures right-aligned. */
export function table(title: string, head: string[], rows: string[][], notes: string[] = []): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    widths
      .map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('   ');
  const rule = widths.map((width) => '-'.repeat(width)).join('   ');
  return [title, line(head), rule, ...rows.map(line), ...notes.map((note) => `  ${note}`), ''].join('\n');
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const mb = (value: number) => `${value.toFixed(0)} MB`;
export const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
export const ratio = (value: number) => value.toFixed(2);
