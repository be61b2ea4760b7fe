/** The page asks for this once the learner has said yes; a new worker never takes over by itself. */
const SKIP_WAITING = 'SKIP_WAITING';

/** Does what a page asks of a worker that waits. @param takeOver ends the waiting */
export async function obey(message: unknown, takeOver: () => Promise<void>): Promise<void> {
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === SKIP_WAITING) {
    await takeOver();
  }
}
