import { liveQuery } from 'dexie';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { originFlag } from '#src/platform/browser/origin-flag.ts';
import { call } from '#src/platform/http/http.ts';
import { watchConnection } from '#src/platform/offline/connection.ts';
import { checkNow, connectivity, reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import { holdReserve } from '#src/platform/offline/reserve.ts';
import { requestPersistence } from '#src/platform/offline/storage.ts';
import { hasHeldWork, markWork, noticeEviction } from '#src/platform/offline/work-marker.ts';
import { clearSession, currentSession, storeSession, useSession } from '#src/platform/session/session.ts';
import { checkDatabase, watchDatabase } from '../database/check-database.ts';
import { databaseId, db } from '../database/db.ts';
import { claimGuestWork } from '../owner/claim-guest-work.ts';
import { isRevoked, sendRevocations } from '../owner/revocations.ts';
import { currentSender, setSender } from '../owner/sender.ts';
import { requestBackgroundSync } from '../sending/background-sync.ts';
import { confirmReceipts } from '../sending/confirm-receipts.ts';
import { startDraining } from '../sending/scheduler.ts';
import { sendRequests, sendSoon } from '../sending/send-soon.ts';
import { endNetworkWaits, nextTryAt } from '../sending/take-batch.ts';
import { httpTransport } from '../sending/transport.ts';
import { useEviction } from './eviction.ts';
import { useOutboxStarted } from './started.ts';

/**
 * A killed browser may come back with an older cookie and localStorage, or with none: they are written with a
 * delay. The queue's own database is durable and updated with every change, so it decides at the start.
 */
async function restoreSession(): Promise<void> {
  const { token, learnerId } = currentSession();
  const sender = await db.meta.get('sender');
  // A session of the embedded view lasts minutes and is not restored.
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
 * Reports work that the browser evicted; from now on records where the work is and how much is unsent. Once
 * there is some, the browser is asked not to evict it, and space is reserved for the rest.
 */
async function watchWork(): Promise<void> {
  const database = await databaseId();
  useEviction.setState({ lost: noticeEviction(database, Date.now()) });
  const readWork = async () => ({
    identity: await db.meta.get('identity'),
    waiting: await db.commands.count(),
  });
  liveQuery(readWork).subscribe({
    next: ({ identity, waiting }) => {
      // Evicted while the page is open: another database has replaced it, which the next start reports.
      if (identity?.key !== 'identity' || identity.id !== database) return;
      if (waiting > 0 || hasHeldWork()) markWork(database, waiting);
    },
    // A database that cannot be read is reported where the learner's screens read it.
    error: () => undefined,
  });
  const protectStorage = (): void => {
    void requestPersistence();
    void holdReserve();
  };
  sendRequests.addEventListener('send', protectStorage, { once: true });
}

/**
 * Starts sending in this page and follows the session for as long as the page lives.
 * @param atStart the page has just started; otherwise somebody has just signed in, and theirs is the session
 */
export async function startOutbox(atStart: boolean): Promise<void> {
  watchDatabase();
  // It may be locked from the start, by a page that WebKit ended in the middle of a transaction.
  void checkDatabase();
  await watchWork();
  useOutboxStarted.setState({ started: true });
  if (atStart) await restoreSession();
  const follow = async (): Promise<void> => {
    const { token, learnerId } = currentSession();
    if (token && learnerId) await claimGuestWork(learnerId);
    await setSender(token && learnerId ? { owner: learnerId, token } : null);
  };
  useSession.subscribe(() => void follow());
  sendRequests.addEventListener('send', () => void requestBackgroundSync());
  // Recordings may have waited for Wi-Fi.
  watchConnection(sendSoon);
  await follow();
  startDraining({
    transport: httpTransport,
    now: Date.now,
    random: Math.random,
    onAnswer: reportCallOutcome,
    reachable: checkNow,
    revoke: () => sendRevocations(),
    nextTryAt: async () => {
      const sender = await currentSender();
      return sender && nextTryAt(sender.owner, Date.now());
    },
    endNetworkWaits: async () => {
      const sender = await currentSender();
      if (sender) await endNetworkWaits(sender.owner);
    },
    onReachable: (callBack) =>
      connectivity.subscribe((now, before) => {
        if (now.state === 'online' && before.state !== 'online') callBack();
      }),
    onIdle: confirmReceipts,
  });
}
