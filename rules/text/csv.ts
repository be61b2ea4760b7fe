/**
 * Matches cells that a spreadsheet would treat as a formula, even after invisible characters: text typed into
 * a form must not run in the operator's spreadsheet.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

const cell = (text: string): string => `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF';

/** One row of a table as CSV, with quoted cells and without a line break at its end. */
export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',');

/** A table as CSV. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${CSV_START}${[head, ...rows].map(csvRow).join('\r\n')}`;
