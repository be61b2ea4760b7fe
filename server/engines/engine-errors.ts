/** The engine's queue is full; try again later. */
export class EngineBusy extends Error {
  override name = 'EngineBusy';
}

/** The engine's worker stopped before replying: it timed out, crashed, or the server is stopping. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
}

/** The worker was lost over this very request: it crashed, took too much, or did not answer. */
export class WorkerLost extends EngineStopped {
  override name = 'WorkerLost';
}
