import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';

/** Commands that begin something again, here at once and at the server when they arrive. */
const RESTARTS = [
  ENDPOINTS.revise.redo,
  ENDPOINTS.lesson.redo,
  ENDPOINTS.speakingRoom.redoTopic,
  ENDPOINTS.speakingRoom.redoQuestion,
] as const;

/** Whether something was begun again that the server does not know of yet: what it serves is from before. */
export async function hasRestartWaiting(owner: string): Promise<boolean> {
  const rows = await Promise.all(RESTARTS.map((command) => rowsOf([command], { owner })));
  return rows.flat().some(({ state }) => state === 'queued');
}
