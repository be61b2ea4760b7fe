import pLimit from 'p-limit';

/** The queue is full; try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Limits how much expensive work runs at the same time; the rest is queued in order.
 * @param mayWait how many tasks may be queued; further ones reject with `QueueFull` without starting
 */
export function boundedWork(atOnce: number, mayWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return async (work) => {
    const open = limit.activeCount + limit.pendingCount;
    if (open >= atOnce + mayWait) throw new QueueFull(`${open} works are open`);
    return limit(work);
  };
}
