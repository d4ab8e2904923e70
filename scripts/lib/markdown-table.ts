/** Formatted like prettier's output, so that a formatted file does not change. */
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
