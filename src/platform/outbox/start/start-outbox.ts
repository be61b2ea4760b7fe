import { liveQuery } from 'dexie';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { call } from '#src/platform/http/http.ts';
import { checkNow, reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import { holdReserve } from '#src/platform/offline/reserve.ts';
import { requestPersistence } from '#src/platform/offline/storage.ts';
import { hasHeldWork, markWork, noticeEviction } from '#src/platform/offline/work-marker.ts';
import { clearSession, currentSession, storeSession, useSession } from '#src/platform/session/session.ts';
import { watchDatabase } from '../database/check-database.ts';
import { databaseId, db } from '../database/db.ts';
import { claimGuestWork } from '../owner/claim-guest-work.ts';
import { isRevoked, sendRevocations } from '../owner/revocations.ts';
import { setSender } from '../owner/sender.ts';
import { requestBackgroundSync } from '../sending/background-sync.ts';
import { confirmReceipts } from '../sending/confirm-receipts.ts';
import { startDraining } from '../sending/scheduler.ts';
import { httpTransport } from '../sending/transport.ts';
import { wakeups } from '../sending/wake.ts';
import { useEviction } from './eviction.ts';
import { useOutboxStarted } from './started.ts';

/**
 * A killed browser may come back with an older cookie and localStorage, or with none: they are written late. The
 * queue's own database is durable and is told of every change at once, so at a start its word is the last one.
 */
async function restoreSession(): Promise<void> {
  const { token, learnerId } = currentSession();
  const sender = await db.meta.get('sender');
  // A session of the embedded view lasts minutes; nobody comes back to it.
  if (sender?.key === 'sender' && originFlag() === null) {
    if (sender.token !== token || sender.owner !== learnerId) storeSession(sender.token, sender.owner);
    return;
  }
  if (token && (await isRevoked(token))) {
    clearSession();
    return;
  }
  if (!token || learnerId) return;
  const profile = await call(ENDPOINTS.account.getProfile, {});
  if (profile.success) storeSession(token, profile.data.id);
}

/**
 * Tells of work that the browser threw away; from now on notes where the work is and how much waits. Once there is
 * some the browser is asked not to evict it, and room is set aside for the rest.
 */
async function watchOverWork(): Promise<void> {
  const database = await databaseId();
  useEviction.setState({ lost: noticeEviction(database, Date.now()) });
  const look = async () => ({ identity: await db.meta.get('identity'), waiting: await db.commands.count() });
  liveQuery(look).subscribe({
    next: ({ identity, waiting }) => {
      // Thrown away while the page is open: another database has come in its place, which the next start tells.
      if (identity?.key !== 'identity' || identity.id !== database) return;
      if (waiting > 0 || hasHeldWork()) markWork(database, waiting);
    },
    // A database that cannot be read is told of where it is read for the learner.
    error: () => undefined,
  });
  const secure = (): void => {
    void requestPersistence();
    void holdReserve();
  };
  wakeups.addEventListener('wake', secure, { once: true });
}

/**
 * Starts sending in this page and follows the session, as long as the page lives.
 * @param atStart the page has just started; otherwise somebody has just signed in, and that is the session
 */
export async function startOutbox(atStart: boolean): Promise<void> {
  watchDatabase();
  await watchOverWork();
  useOutboxStarted.setState({ started: true });
  if (atStart) await restoreSession();
  const follow = async (): Promise<void> => {
    const { token, learnerId } = currentSession();
    if (token && learnerId) await claimGuestWork(learnerId);
    await setSender(token && learnerId ? { owner: learnerId, token } : null);
  };
  useSession.subscribe(() => void follow());
  wakeups.addEventListener('wake', () => void requestBackgroundSync());
  await follow();
  startDraining({
    transport: httpTransport,
    now: Date.now,
    random: Math.random,
    onAnswer: reportCallOutcome,
    reachable: checkNow,
    revoke: () => sendRevocations(),
    onIdle: confirmReceipts,
  });
}
