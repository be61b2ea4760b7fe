/** Where spreadsheets that divide at something else than commas, or ignore quotes, begin a cell within ours. */
const DIVIDER = /^[,;|\t\r\n\v\f\u0085\u2028\u2029]$/;
/** What may stand before a formula without keeping it from being one. */
const PASSED_OVER = /^[\s\p{Cc}\p{Cf}"']$/u;
const FORMULA_SIGN = /^[=+\-@＝＋－＠]$/;

/** Puts an apostrophe where a formula would begin: text typed into a form must not run in the operator's spreadsheet. */
function withoutFormulas(text: string): string {
  const written: string[] = [];
  /** Where a cell began of which only what is passed over has been seen; null after anything else. */
  let start: number | null = 0;
  for (const sign of text) {
    const place = written.push(sign);
    if (start !== null && FORMULA_SIGN.test(sign)) {
      written[start] = `'${written[start]}`;
      start = null;
    } else if (start === null || !PASSED_OVER.test(sign)) {
      start = DIVIDER.test(sign) ? place : null;
    }
  }
  return written.join('');
}

/** Characters that spreadsheets drop from the beginning of a cell. */
const DROPPED = /^(?=[\t\r\n])/;

const cell = (text: string): string =>
  `"${withoutFormulas(text).replace(DROPPED, "'").replaceAll('"', '""')}"`;

/** Begins a file, so that spreadsheets read it as UTF-8. */
const CSV_START = '\uFEFF';
/** Begins a file that is made for a spreadsheet: it is divided at commas, whatever the language of that is. */
export const SPREADSHEET_START = `${CSV_START}sep=,\r\n`;

/** One row of a table as CSV, with quoted cells and without a line break at its end. */
export const csvRow = (cells: readonly string[]): string => cells.map(cell).join(',');

/** A table as CSV. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${CSV_START}${[head, ...rows].map(csvRow).join('\r\n')}`;
