import { checkNow, noteAnswer } from '#src/offline/connectivity.ts';
import { protectWork, wasEvicted } from '#src/offline/storage.ts';
import { currentSession, useSession } from '#src/session/session.ts';
import { askForBackgroundSync } from './background-sync.ts';
import { databaseId } from './db.ts';
import { useEviction } from './eviction.ts';
import { startDraining } from './scheduler.ts';
import { setSender } from './sender.ts';
import { httpTransport } from './transport.ts';
import { wakeups } from './wake.ts';

/** Starts sending in this page and follows the session, as long as the page lives. */
export async function startOutbox(): Promise<void> {
  const database = await databaseId();
  useEviction.setState({ evicted: wasEvicted(database) });
  wakeups.addEventListener('wake', () => void protectWork(database), { once: true });
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
