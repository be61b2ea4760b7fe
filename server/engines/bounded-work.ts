import pLimit from 'p-limit';

/** Too much waits already; try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Dear work, so much of it at once: the rest waits its turn, in order.
 * @param mayWait how much may wait; what comes beyond rejects with `QueueFull`, without having begun
 */
export function boundedWork(atOnce: number, mayWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return async (work) => {
    const open = limit.activeCount + limit.pendingCount;
    if (open >= atOnce + mayWait) throw new QueueFull(`${open} works are open`);
    return limit(work);
  };
}
