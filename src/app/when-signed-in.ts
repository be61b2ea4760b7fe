import { useSession } from '#src/platform/session/session.ts';

/** Runs something once somebody is signed in: now, or when a guest signs in. */
export function whenSignedIn(start: () => void): void {
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
