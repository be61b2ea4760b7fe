import type { QueryClient } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { watchConnection } from '#src/platform/offline/connection.ts';
import { checkNow, connectivity, reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import { dataSaving } from '#src/platform/offline/data-saving.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';
import { adoptGuestDownloads } from './adopt-guest-downloads.ts';
import { continueDownloads, downloadRequests } from './continue-downloads.ts';
import { changeRow, type DownloadRow, db } from './db.ts';
import { reasonOf, stateFor } from './download-error.ts';
import { downloadsOwner } from './downloads-owner.ts';
import { emptyDownload, forgetDownloads, freeUnusedMedia } from './free.ts';
import { mayPayForData } from './network.ts';
import { isWhole, RENEW_MS, type RunPorts, runDownload } from './run-download.ts';

/** One tab downloads at a time; when it closes, another continues. */
const LOCK = 'luyen-downloads';
/** Delay before retrying after a temporary failure, milliseconds. */
const RETRY_MS = 20_000;

export interface DownloaderPorts extends Pick<RunPorts, 'client' | 'now' | 'space'> {
  onMobileData: () => boolean;
  /** Whether our server responds now. */
  reachable: () => Promise<boolean>;
}

export const hasEnded = ({ manifest }: Pick<DownloadRow, 'manifest'>, now: number): boolean => {
  const last = manifest?.study_end_date ?? null;
  return last !== null && last < vietnamDay(now);
};

/** Aborted as soon as the row is no longer `downloading`: paused or deleted, in this tab or another. */
function whileDownloading(key: string): { signal: AbortSignal; stop: () => void } {
  const control = new AbortController();
  const subscription = liveQuery(() => db.downloads.get(key)).subscribe((row) => {
    if (row?.state !== 'downloading') control.abort();
  });
  return { signal: control.signal, stop: () => subscription.unsubscribe() };
}

async function runOne(row: DownloadRow, ports: DownloaderPorts): Promise<void> {
  const begun = await changeRow(row.key, ['waiting', 'downloading', 'done'], {
    state: 'downloading',
    reason: null,
  });
  if (!begun) return;
  const { signal, stop } = whileDownloading(row.key);
  try {
    await runDownload({ ...row, state: 'downloading' }, { ...ports, signal });
  } catch (error) {
    if (signal.aborted) {
      // Deleted meanwhile: what was stored after that has no owner.
      if (!(await db.downloads.get(row.key))) await freeUnusedMedia();
      return;
    }
    const reason = await reasonOf(error);
    if (reason === 'network') reportCallOutcome(false);
    if (reason === 'access' || reason === 'gone') await emptyDownload(row, reason, ['downloading']);
    else await changeRow(row.key, ['downloading'], { state: stateFor(reason), reason });
  } finally {
    stop();
  }
}

/** What to do with a row now: run it, wait for Wi-Fi, or nothing. */
export function stepFor(row: DownloadRow, now: number, onMobileData: boolean): 'run' | 'wait' | null {
  // Left by a tab that was closed: we hold the lock.
  const isPending = row.state === 'waiting' || row.state === 'downloading';
  // Stored texts are renewed before they expire; a model does not expire, and is only renewed by the learner.
  const expires = row.kind !== 'speech_model';
  const isOutdated = expires && row.state === 'done' && row.savedAt !== null && now - row.savedAt >= RENEW_MS;
  if (!isPending && !isOutdated) return null;
  return onMobileData && !row.overMobile ? 'wait' : 'run';
}

/**
 * Runs everything that can run, one after the other, each at most once.
 * @returns whether some is left for later
 */
export async function downloadAll(owner: string, ports: DownloaderPorts): Promise<boolean> {
  const tried = new Set<string>();
  for (;;) {
    if ((await downloadsOwner()) !== owner) return false;
    const rows = (await db.downloads.where('owner').equals(owner).sortBy('requestedAt')).filter(
      ({ key }) => !tried.has(key),
    );
    const row = rows.find((candidate) => stepFor(candidate, ports.now(), ports.onMobileData()) !== null);
    if (!row) break;
    tried.add(row.key);
    if (stepFor(row, ports.now(), ports.onMobileData()) === 'wait') {
      await changeRow(row.key, ['waiting', 'downloading'], { state: 'waiting', reason: 'wifi' });
    } else if (await ports.reachable()) {
      await runOne(row, ports);
    } else {
      await changeRow(row.key, ['waiting', 'downloading'], { state: 'waiting', reason: 'network' });
    }
  }
  const left = await db.downloads.where('owner').equals(owner).toArray();
  return left.some(
    ({ state, reason }) => state === 'waiting' && (reason === 'network' || reason === 'voices'),
  );
}

/** Checks the stored downloads: ended courses are emptied, and evicted ones are marked. */
export async function checkDownloads(owner: string, now: number): Promise<void> {
  for (const row of await db.downloads.where('owner').equals(owner).toArray()) {
    if (hasEnded(row, now)) await emptyDownload(row, 'access', [row.state]);
    else if (row.state === 'done' && !(await isWhole(row)))
      await changeRow(row.key, ['done'], { state: 'failed', reason: 'lost', savedAt: null });
  }
}

/**
 * Brings the stored downloads in line with who is here now. Where nobody is signed in nothing is forgotten: the browser
 * may have lost the session.
 */
async function tidyDownloads(now: number): Promise<void> {
  const { learnerId } = currentSession();
  if (learnerId !== null) {
    await adoptGuestDownloads(learnerId);
    await forgetDownloads(learnerId);
  }
  const owner = await downloadsOwner();
  if (owner !== null) await checkDownloads(owner, now);
}

/** A learner's page starts them once it has rendered, a guest's where a guest may download. */
let isStarted = false;

/**
 * Runs requested downloads, and those left by an earlier page, for as long as the page lives; follows the
 * session, the network and the learner's actions in any tab. Does nothing where they run already.
 * @returns stops it
 */
export function startDownloads(client: QueryClient): () => void {
  if (isStarted) return () => undefined;
  isStarted = true;
  const control = new AbortController();
  const { signal } = control;
  const ports: DownloaderPorts = {
    client,
    now: Date.now,
    onMobileData: mayPayForData,
    reachable: async () => connectivity.getState().state === 'online' || checkNow(),
  };
  let running = false;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        const owner = await downloadsOwner();
        if (owner === null) return;
        const left = await navigator.locks.request(LOCK, { signal }, () => downloadAll(owner, ports));
        clearTimeout(timer);
        if (left) timer = setTimeout(continueDownloads, RETRY_MS);
      } while (again);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      running = false;
    }
  };

  const begin = async (): Promise<void> => {
    await tidyDownloads(Date.now());
    await run();
  };
  const onConnection = (): void => {
    // Wi-Fi is gone: what may not use mobile data waits.
    if (mayPayForData()) {
      void db.downloads
        .filter((row) => row.state === 'downloading' && !row.overMobile)
        .modify({ state: 'waiting', reason: 'wifi' });
    }
    continueDownloads();
  };
  downloadRequests.addEventListener('continue', () => void run().catch(() => undefined), { signal });
  const stops = [
    watchConnection(onConnection),
    dataSaving.subscribe(onConnection),
    connectivity.subscribe((now, before) => {
      if (now.state === 'online' && before.state !== 'online') continueDownloads();
    }),
    useSession.subscribe((now, before) => {
      if (now.learnerId === before.learnerId) {
        // Signed in again.
        if (now.token !== before.token) continueDownloads();
        return;
      }
      // Downloads are deleted with their session, like stored queries.
      if (before.learnerId !== null) void forgetDownloads(now.learnerId).then(continueDownloads);
      else void begin().catch(() => undefined);
    }),
  ];
  // Without a database in the browser there are no downloads, and nothing can be done about it.
  void begin().catch(() => undefined);
  return () => {
    isStarted = false;
    control.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
