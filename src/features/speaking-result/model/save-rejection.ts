import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';

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
  return saveCommand(ENDPOINTS.speakingExam.rejectResult, { owner, params: { id: setId }, body, label });
}
