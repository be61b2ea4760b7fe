export type TableCell = string | number | boolean | Date | null;

/** A value as text of an exported table: ISO 8601 times, nothing for null. */
export const cellText = (value: TableCell): string =>
  value === null ? '' : value instanceof Date ? value.toISOString() : String(value);
