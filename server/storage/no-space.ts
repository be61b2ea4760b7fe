/** Error codes for a full disk or disk quota: Node's, and PostgreSQL's `disk_full`. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Limit that protects against circular causes. */
const DEPTH = 8;

/** Whether the error or one of its causes is a full disk, ours or the database's. */
export function isNoSpace(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth++) {
    if ('code' in current && CODES.has(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** The same check on the output of a program. */
export const reportsNoSpace = (text: string): boolean =>
  /no space left on device|disk quota exceeded|disk (is )?full|ENOSPC|EDQUOT/i.test(text);
