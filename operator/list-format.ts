import { csvOf } from '#rules/text/csv.ts';
import { cellText, type TableCell } from '#server/domain/operations/table-cell.ts';

/** How a list is printed. */
export type ListFormat = 'lines' | 'json' | 'csv';

/** Options shared by all lists. */
export const LIST_OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

interface Flags {
  json?: boolean | undefined;
  csv?: boolean | undefined;
}

/** Null if both are given. */
export const formatOf = ({ json = false, csv = false }: Flags): ListFormat | null =>
  json && csv ? null : json ? 'json' : csv ? 'csv' : 'lines';

/**
 * Formats a list as JSON or CSV with ISO 8601 times, or as readable lines.
 * @param columns CSV column names, printed even for an empty list
 */
export function printList<Row extends Record<string, TableCell>>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
  format: ListFormat,
  lineOf: (row: Row) => string,
): string {
  if (format === 'json') return JSON.stringify(rows, null, 2);
  if (format === 'csv')
    return csvOf(
      columns,
      rows.map((row) => columns.map((name) => cellText(row[name] ?? null))),
    );
  return rows.length === 0 ? 'nothing waits' : rows.map(lineOf).join('\n');
}
