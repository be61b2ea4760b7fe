import type { Database, Tx } from '#server/db/connect.ts';
import { audit, COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { type SecurityEventName, securityEvent } from '#server/log/security-event.ts';
import { operatorLog } from './operator-log.ts';

interface Deed {
  action: string;
  object: string | null;
  /** Its event in the site's log, separate from the command's output; for what concerns somebody's rights. */
  event?: SecurityEventName;
}

export interface Done {
  /** Ids of those whose data was read or changed, as in the audit trail. */
  subjects: readonly string[];
  /** Output for the operator. */
  said: string;
}

/**
 * Does something and records it in the audit trail, both or neither.
 * @returns the output for the operator
 */
export async function auditedByCommand(
  db: Database,
  { action, object, event }: Deed,
  work: (tx: Tx) => Promise<Done>,
): Promise<string> {
  const said = await db.transaction(async (tx) => {
    const done = await work(tx);
    await audit(tx, { actor: COMMAND_LINE, action, subjects: done.subjects, object });
    return done.said;
  });
  if (event) securityEvent(operatorLog(), event, object === null ? {} : { what: object });
  return said;
}
