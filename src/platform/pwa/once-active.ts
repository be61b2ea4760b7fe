/**
 * Calls back once a worker that has taken control is active. A page that left earlier would, in WebKit, leave the worker
 * "activating" for ever.
 */
export function onceActive(worker: ServiceWorker | null, then: () => void): void {
  if (!worker || worker.state === 'activated') {
    then();
    return;
  }
  const look = (): void => {
    if (worker.state !== 'activated') return;
    worker.removeEventListener('statechange', look);
    then();
  };
  worker.addEventListener('statechange', look);
}
