import { useSession } from '#src/session/session.ts';

/** Loads and starts the queue once somebody is signed in, after the first frame; a guest has nothing to send. */
export function startOutboxForLearners(): void {
  const start = () => void import('#src/outbox/start-outbox.ts').then(({ startOutbox }) => startOutbox());
  if (useSession.getState().token !== null) {
    start();
    return;
  }
  const stop = useSession.subscribe(({ token }) => {
    if (token === null) return;
    stop();
    start();
  });
}
