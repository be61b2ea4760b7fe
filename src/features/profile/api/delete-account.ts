import { deleteAccount as endpoint } from '#contract/privacy.ts';
import { forgetDownloads } from '#src/downloads/free.ts';
import { call } from '#src/lib/http.ts';
import { clearPersistedReads } from '#src/offline/query-client.ts';
import { forgetOwner } from '#src/outbox/forget-owner.ts';
import { setSender } from '#src/outbox/sender.ts';
import { clearSession, currentSession } from '#src/session/session.ts';

export const deleteAccount = (phone: string, code: string) =>
  call(endpoint, { body: { phone, code }, options: { token: currentSession().token } });

/** Leaves nothing of a deleted learner on this device, then starts anew as a guest. */
export async function leaveForGood(): Promise<void> {
  const { learnerId } = currentSession();
  // First what outlives a killed browser. None of it may keep the rest from being cleared.
  await setSender(null).catch(() => undefined);
  if (learnerId !== null) await forgetOwner(learnerId).catch(() => undefined);
  clearSession();
  await clearPersistedReads();
  await forgetDownloads(null).catch(() => undefined);
  location.assign('/');
}
