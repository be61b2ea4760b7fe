/** Node's words for a disk or a disk quota that is used up, and PostgreSQL's (`disk_full`). */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** A chain of causes longer than this is a circle. */
const DEPTH = 8;

/** Whether this, or what caused it, says that a disk is full: Node's own or the database's. */
export function isNoSpace(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth++) {
    if ('code' in current && CODES.has(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** The same of what a program wrote before it ended. */
export const tellsNoSpace = (text: string): boolean =>
  /no space left on device|disk quota exceeded|disk (is )?full|ENOSPC|EDQUOT/i.test(text);
