/**
 * Matches cells that a spreadsheet would treat as a formula, even after invisible characters: text typed into
 * a form must not run in the operator's spreadsheet.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

const cell = (text: string): string => `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** A table as CSV with quoted cells; the byte order mark makes spreadsheets read it as UTF-8. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}`;
