import { within } from '#src/platform/offline/within.ts';
import { drain } from './drain.ts';
import type { DrainEnd, DrainPorts } from './drain-ports.ts';
import { sendRequests } from './send-soon.ts';

/** Interval at which the queue is checked even without an event, while rows may be queued. */
const TICK_MS = 30_000;
/** Minimum time between a round and the next one that a waiting row asks for. */
const PAUSE_MS = 250;
/** A database that does not respond must not hold up the round, which finds that out, milliseconds. */
const DATABASE_MS = 2_000;

export interface SchedulerPorts extends DrainPorts {
  /** Whether our own server responds. */
  reachable: () => Promise<boolean>;
  /** Ends the tokens of learners who have signed out. */
  revoke?: () => Promise<unknown>;
  /** When the next waiting row may be retried; null when none waits. */
  nextTryAt?: () => Promise<number | null>;
  /** Makes rows due that wait only because nothing got through. */
  endNetworkWaits?: () => Promise<unknown>;
  /** Calls back when the network is back, as the rest of the app has found. @returns stops it */
  onReachable?: (callBack: () => void) => () => void;
}

/**
 * Drains when the page starts, when it comes into view, when the network comes back, after each save, and by
 * a timer, which is set to the time of the next retry. After a missing network nothing waits for its retry.
 * A request during a drain leads to one more, so that a row saved at its very end is not left behind.
 */
export function startDraining(ports: SchedulerPorts): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let running = false;
  let again = false;
  let last: DrainEnd = 'idle';
  let isFirst = true;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const scheduleRetry = async (): Promise<void> => {
    const at = (await ports.nextTryAt?.().catch(() => null)) ?? null;
    clearTimeout(retry);
    const wait = at === null ? TICK_MS : Math.max(PAUSE_MS, at - ports.now());
    if (wait < TICK_MS && !signal.aborted) retry = setTimeout(onEvent, wait);
  };
  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        // If the last drain did not get through, ask the server first, before marking rows as tried in vain.
        const isCutOff = last === 'unreachable' || !navigator.onLine;
        if (isCutOff && !(await ports.reachable())) {
          last = 'unreachable';
          break;
        }
        // At the first round, too: a page that is opened is worth a try.
        if ((isCutOff || isFirst) && ports.endNetworkWaits)
          await within(ports.endNetworkWaits(), DATABASE_MS);
        isFirst = false;
        await ports.revoke?.().catch(() => undefined);
        last = await drain({ ...ports, signal }).catch((): DrainEnd => 'storage-error');
      } while (again && !signal.aborted && last === 'idle');
    } finally {
      running = false;
    }
    await scheduleRetry();
  };

  const onEvent = (): void => void run();
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void run();
  };
  sendRequests.addEventListener('send', onEvent, { signal });
  window.addEventListener('online', onEvent, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  const stopFollowing = ports.onReachable?.(onEvent);
  const timer = setInterval(onEvent, TICK_MS);
  void run();
  return () => {
    controller.abort();
    stopFollowing?.();
    clearInterval(timer);
    clearTimeout(retry);
  };
}
