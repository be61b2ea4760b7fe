import { currentSession, useSession } from '#src/platform/session/session.ts';

/**
 * Whether the taker of this rendering is still the one who is signed in. At a sign-in every query on screen is fetched
 * again at once, as the learner, who does not have a guest's trial until the claim has arrived.
 */
export function useIsStillTaker(): () => boolean {
  const learnerId = useSession((session) => session.learnerId);
  return () => currentSession().learnerId === learnerId;
}
