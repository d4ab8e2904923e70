/** Excel treats a file as UTF-8 only if it begins with this. */
export const CSV_START = '\ufeff';

/** One line of a CSV file (RFC 4180) whose cells no spreadsheet runs as a formula. */
export const csvLine = (cells: string[]): string =>
  `${cells.map((cell) => `"${withoutFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** With an apostrophe in front it is text, in Excel, LibreOffice and Google Sheets. */
const withoutFormula = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
