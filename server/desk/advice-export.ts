import { SPREADSHEET_START, csvRow } from '#rules/text/csv.ts';
import type { Queryable } from '#server/db/connect.ts';
import { type AdviceFilter, adviceAfter } from './advice-list.ts';
import { ADVICE_COLUMNS, adviceRow } from './advice-table.ts';
import { cellText } from './table-cell.ts';

/** Rows read at once, so that a long table takes no more memory than a short one. */
const BATCH = 500;
/** Rows of one file; a spreadsheet is slow beyond that, and nobody reads so many. */
const ROWS_MAX = 20_000;

/** Requests as the lines of a CSV file, in the order of the list. */
export async function* adviceCsv(
  db: Queryable,
  state: AdviceFilter['state'],
  me: string,
): AsyncGenerator<string> {
  yield `${SPREADSHEET_START}${csvRow(ADVICE_COLUMNS)}\r\n`;
  let after: string | undefined;
  for (let sent = 0; sent < ROWS_MAX; sent += BATCH) {
    const rows = await adviceAfter(db, { state, assigned: 'any' }, me, after, BATCH);
    for (const entry of rows) {
      const row = adviceRow(entry);
      yield `${csvRow(ADVICE_COLUMNS.map((name) => cellText(row[name])))}\r\n`;
    }
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
