/**
 * Posted by the removing worker to each page that it controlled. A page that answers on the port reloads by itself once
 * that harms nothing; one that does not is navigated by the worker.
 */
export const WORKER_REMOVED = 'WORKER_REMOVED';
