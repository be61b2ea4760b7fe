import { workerAnswer } from './answer-request.ts';
import { EngineBusy, EngineStopped } from './engine-errors.ts';
import type { StartWorker } from './worker.ts';
import { WorkerSlot } from './worker-slot.ts';

interface Settings<Result> {
  /** Starts a worker, which replies to every message with one `workerAnswer`. */
  worker: StartWorker;
  /** How many work at the same time; one where it is not said. */
  workers?: number;
  timeoutMs: number;
  /** How long an idle worker is kept, ms; for ever where it is not said. */
  idleMs?: number;
  /** How many requests may wait behind those that run. */
  capacity: number;
  parse(value: unknown): Result;
  /** Recreates the error the worker named; others become a plain Error. */
  errorNamed?(name: string, message: string): Error | undefined;
}

interface Task<Result> {
  request: unknown;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Runs heavy work beside the API's thread, so that it never blocks: in threads or in processes, each with one request
 * at a time. A worker starts with the first request and restarts after a crash or a timeout.
 */
export class WorkerQueue<Result> {
  readonly #settings: Settings<Result>;
  readonly #slots: readonly WorkerSlot[];
  readonly #waiting: Task<Result>[] = [];
  #closed = false;

  constructor(settings: Settings<Result>) {
    this.#settings = settings;
    this.#slots = Array.from({ length: settings.workers ?? 1 }, () => new WorkerSlot(settings));
  }

  /** @throws EngineBusy, EngineStopped, WorkerLost, or the worker's own error */
  run(request: unknown): Promise<Result> {
    if (this.#closed) return Promise.reject(new EngineStopped('the engine is closed'));
    if (this.#waiting.length >= this.#settings.capacity)
      return Promise.reject(new EngineBusy(`${this.#waiting.length} requests are waiting`));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  /** Ends the workers and rejects all pending requests. */
  async close(): Promise<void> {
    this.#closed = true;
    const error = new EngineStopped('the engine was closed');
    for (const task of this.#waiting.splice(0)) task.reject(error);
    await Promise.all(this.#slots.map((slot) => slot.end(error)));
  }

  #next(): void {
    // The first free one: the others may end for being idle.
    const slot = this.#slots.find(({ isFree }) => isFree);
    const task = slot && this.#waiting.shift();
    if (slot && task) void this.#work(slot, task);
  }

  async #work(slot: WorkerSlot, { request, resolve, reject }: Task<Result>): Promise<void> {
    try {
      const answer = workerAnswer.parse(await slot.ask(request));
      if (answer.ok) resolve(this.#settings.parse(answer.value));
      else reject(this.#settings.errorNamed?.(answer.name, answer.message) ?? new Error(answer.message));
    } catch (error) {
      reject(error);
    }
    this.#next();
  }
}
