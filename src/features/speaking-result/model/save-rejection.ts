import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { resultRejection } from '#src/shared/speaking/sets/commands.ts';

interface Rejection {
  owner: string;
  setId: string;
  attemptId: string;
  reason: string;
  label: string;
}

/** Saves the request to grade a test once more. @returns the command's id */
export async function saveRejection({ owner, setId, attemptId, reason, label }: Rejection): Promise<string> {
  const body = { attempt_id: attemptId, reason, ...(await readClock()) };
  return saveCommand(resultRejection, { owner, params: { id: setId }, body, label });
}
