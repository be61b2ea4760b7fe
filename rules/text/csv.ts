/**
 * Matches where a cell would begin with a formula, even after invisible characters: text typed into a form must not
 * run in the operator's spreadsheet. Spreadsheets that divide at something else than commas, or ignore quotes, begin
 * a cell within ours, too.
 */
const FORMULA = /(^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=[\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠])/gu;
/** Characters that spreadsheets drop from the beginning of a cell. */
const DROPPED = /^(?=[\t\r\n])/;

const cell = (text: string): string =>
  `"${text.replace(FORMULA, "$1'").replace(DROPPED, "'").replaceAll('"', '""')}"`;

/** Begins a file, so that spreadsheets read it as UTF-8. */
const CSV_START = '\uFEFF';
/** Begins a file that is made for a spreadsheet: it is divided at commas, whatever the language of that is. */
export const SPREADSHEET_START = `${CSV_START}sep=,\r\n`;

/** One row of a table as CSV, with quoted cells and without a line break at its end. */
export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',');

/** A table as CSV. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${CSV_START}${[head, ...rows].map(csvRow).join('\r\n')}`;
