/** Posted by the page after the learner accepted the update; a new worker never takes over by itself. */
const SKIP_WAITING = 'SKIP_WAITING';

/** Handles messages from the page to a waiting worker. @param takeOver ends the waiting */
export async function onMessage(message: unknown, takeOver: () => Promise<void>): Promise<void> {
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === SKIP_WAITING) {
    await takeOver();
  }
}
