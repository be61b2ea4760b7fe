import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

/** A verdict on this device that has not arrived. */
export interface PendingVerdict {
  gradingId: string;
  /** Id of its command. */
  id: string;
  seq: number;
  state: CommandRow['state'];
  code: string | null;
  message: string | null;
}

/** The teacher's verdicts that wait or were refused, oldest first; undefined until they are read. */
export function usePendingVerdicts(owner: string): PendingVerdict[] | undefined {
  const read = useCallback(async () => {
    const rows = await pending([ENDPOINTS.teacherDesk.submit], { owner });
    return rows.map(({ id, body, seq, state, lastCode, lastMessage }) => ({
      gradingId: body.grading_id,
      id,
      seq,
      state,
      code: lastCode,
      message: lastMessage,
    }));
  }, [owner]);
  return useLive(read);
}
