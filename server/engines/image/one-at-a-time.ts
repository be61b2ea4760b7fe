/** Too many wait already; try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs tasks one after the other, so that no two large pictures lie in memory decoded.
 * @param capacity how many may wait or run; one more rejects with `QueueFull`
 */
export function oneAtATime(capacity: number): <T>(task: () => Promise<T>) => Promise<T> {
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (open >= capacity) return Promise.reject(new QueueFull(`${open} tasks are waiting`));
    open++;
    const run = last.then(task).finally(() => open--);
    last = run.catch(() => undefined);
    return run;
  };
}
