import { ENDPOINTS } from '#contract/endpoints.ts';
import { call } from '#src/lib/http.ts';
import { checkNow, noteAnswer } from '#src/offline/connectivity.ts';
import { protectWork, wasEvicted } from '#src/offline/storage.ts';
import { currentSession, storeSession, useSession } from '#src/session/session.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { databaseId, db } from './db.ts';
import { useEviction } from './eviction.ts';
import { startDraining } from './scheduler.ts';
import { setSender } from './sender.ts';
import { httpTransport } from './transport.ts';
import { wakeups } from './wake.ts';

/**
 * A killed browser may have lost what cookie and localStorage were told last. The queue's own database is durable:
 * it knows who is signed in, and signing out deletes that row first.
 */
async function restoreSession(): Promise<void> {
  const { token, learnerId } = currentSession();
  if (token && learnerId) return;
  const sender = await db.meta.get('sender');
  if (sender?.key === 'sender' && (!token || sender.token === token)) {
    storeSession(sender.token, sender.owner);
    return;
  }
  if (!token) return;
  const profile = await call(ENDPOINTS.account.getProfile, { options: { token } });
  if (profile.success) storeSession(token, profile.data.id);
}

/** Starts sending in this page and follows the session, as long as the page lives. */
export async function startOutbox(): Promise<void> {
  const database = await databaseId();
  useEviction.setState({ evicted: wasEvicted(database) });
  wakeups.addEventListener('wake', () => void protectWork(database), { once: true });
  await restoreSession();
  const follow = async (): Promise<void> => {
    const { token, learnerId } = currentSession();
    await setSender(token && learnerId ? { owner: learnerId, token } : null);
  };
  useSession.subscribe(() => void follow());
  wakeups.addEventListener('wake', () => void askForBackgroundSync());
  await follow();
  startDraining({
    transport: httpTransport,
    now: Date.now,
    random: Math.random,
    onAnswer: noteAnswer,
    reachable: checkNow,
  });
}
