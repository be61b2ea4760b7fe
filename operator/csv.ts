/**
 * What a spreadsheet would take for a formula, whatever stands before it that nobody sees: whoever fills in a form must
 * not have the operator's spreadsheet run something.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

const cell = (text: string): string => `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** A table as CSV, each cell in quotes; the mark at its beginning tells spreadsheets that it is UTF-8. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}`;
