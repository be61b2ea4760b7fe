import type { Database, Tx } from '#server/db/connect.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { type SecurityEventName, securityEvent } from '#server/log/security-event.ts';
import { operatorLog } from './operator-log.ts';

interface Deed {
  action: string;
  object: string | null;
  /** Its event in the site's log, separate from the command's output. */
  event: SecurityEventName;
}

/**
 * Does something to a learner and records it in the audit trail, both or neither, and in the site's log.
 * @param work returns the learner's id
 */
export async function auditedByCommand(
  db: Database,
  { action, object, event }: Deed,
  work: (tx: Tx) => Promise<string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = await work(tx);
    await audit(tx, { actor: COMMAND_LINE, action, subjects: [subject], object });
  });
  securityEvent(operatorLog(), event, object === null ? {} : { what: object });
}
