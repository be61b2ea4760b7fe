import { inArray } from 'drizzle-orm';
import { csvRow, SPREADSHEET_START } from '#rules/text/csv.ts';
import type { Queryable } from '#server/db/connect.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { adviceEntries } from '#server/domain/operations/advice.ts';
import { ADVICE_COLUMNS, adviceRow } from '#server/domain/operations/advice-table.ts';
import { cellText } from '#server/domain/operations/table-cell.ts';

/** Rows read at once, so that a long table takes no more memory than a short one. */
const BATCH = 500;

/** Requests as the lines of a CSV file, in the given order: those that the audit trail names, and no newer ones. */
export async function* adviceCsv(db: Queryable, ids: readonly string[]): AsyncGenerator<string> {
  yield `${SPREADSHEET_START}${csvRow(ADVICE_COLUMNS)}\r\n`;
  for (let sent = 0; sent < ids.length; sent += BATCH) {
    const batch = ids.slice(sent, sent + BATCH);
    const rows = await adviceEntries(db).where(inArray(adviceRequests.id, batch));
    const byId = new Map(rows.map((entry) => [entry.id, adviceRow(entry)]));
    for (const id of batch) {
      const row = byId.get(id);
      if (row) yield `${csvRow(ADVICE_COLUMNS.map((name) => cellText(row[name])))}\r\n`;
    }
  }
}
