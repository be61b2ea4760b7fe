import pLimit from 'p-limit';

/** The queue is full; try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Limits how much expensive work runs at the same time; the rest is queued in order.
 * @param maxQueued how many tasks may be queued; further ones reject with `QueueFull` without starting
 */
export function boundedWork(
  concurrency: number,
  maxQueued: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(concurrency);
  return async (work) => {
    const open = limit.activeCount + limit.pendingCount;
    if (open >= concurrency + maxQueued) throw new QueueFull(`${open} tasks are pending`);
    return limit(work);
  };
}
