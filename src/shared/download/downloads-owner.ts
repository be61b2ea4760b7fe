import { knownGuest } from '#src/platform/outbox/owner/guest.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** Whose downloads run now: those of the learner, or of the guest who works on this device. Null: nobody's. */
export async function downloadsOwner(): Promise<string | null> {
  const { token, learnerId } = currentSession();
  return token === null ? ((await knownGuest())?.owner ?? null) : learnerId;
}
