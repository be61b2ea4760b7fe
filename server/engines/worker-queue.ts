import { Worker } from 'node:worker_threads';
import { z } from 'zod/mini';
import { reasonOf } from '../log/safe-error.ts';

/** The engine's queue is full; try again later. */
export class EngineBusy extends Error {
  override name = 'EngineBusy';
}

/** The engine's worker stopped before replying: it timed out, crashed, or the server is stopping. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
}

/** A worker's reply to a request. An error is identified by its class name. */
const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), name: z.string(), message: z.string() }),
]);

interface Settings<Result> {
  /** The worker's file: it replies to every message with one message of the form above. */
  worker: URL;
  timeoutMs: number;
  /** How many requests may wait behind the running one. */
  capacity: number;
  parse(value: unknown): Result;
  /** Recreates the error the worker named; others become a plain Error. */
  errorNamed?(name: string, message: string): Error | undefined;
}

interface Task<Result> {
  request: unknown;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Runs heavy work in one worker thread, one request at a time, so that the API's thread never blocks. The
 * thread starts with the first request and restarts after a crash or a timeout.
 */
export class WorkerQueue<Result> {
  readonly #settings: Settings<Result>;
  readonly #waiting: Task<Result>[] = [];
  #current: { task: Task<Result>; timer: NodeJS.Timeout } | undefined;
  #worker: Worker | undefined;
  #closed = false;

  constructor(settings: Settings<Result>) {
    this.#settings = settings;
  }

  /** @throws EngineBusy, EngineStopped, or the worker's own error */
  run(request: unknown): Promise<Result> {
    if (this.#closed) return Promise.reject(new EngineStopped('the engine is closed'));
    if (this.#waiting.length >= this.#settings.capacity)
      return Promise.reject(new EngineBusy(`${this.#waiting.length} requests are waiting`));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  /** Ends the thread and rejects all pending requests. */
  async close(): Promise<void> {
    this.#closed = true;
    const error = new EngineStopped('the engine was closed');
    for (const task of this.#waiting.splice(0)) task.reject(error);
    await this.#abandon(error);
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const task = this.#waiting.shift();
    if (task === undefined) {
      this.#worker?.unref();
      return;
    }
    const worker = this.#worker ?? this.#start();
    const onTimeout = () =>
      void this.#abandon(new EngineStopped(`no answer within ${this.#settings.timeoutMs} ms`));
    this.#current = { task, timer: setTimeout(onTimeout, this.#settings.timeoutMs) };
    worker.ref();
    worker.postMessage(task.request);
  }

  #start(): Worker {
    const worker = new Worker(this.#settings.worker);
    worker.on('message', (message) => this.#answer(message));
    worker.on('error', (error) => {
      if (worker === this.#worker)
        void this.#abandon(new EngineStopped(`the worker crashed: ${reasonOf(error)}`));
    });
    worker.on('exit', () => {
      if (worker === this.#worker) void this.#abandon(new EngineStopped('the worker ended'));
    });
    this.#worker = worker;
    return worker;
  }

  #take(): Task<Result> | undefined {
    const current = this.#current;
    this.#current = undefined;
    if (current !== undefined) clearTimeout(current.timer);
    return current?.task;
  }

  #answer(message: unknown): void {
    const task = this.#take();
    if (task !== undefined) this.#settle(task, message);
    this.#next();
  }

  #settle(task: Task<Result>, message: unknown): void {
    try {
      const answer = answerSchema.parse(message);
      if (answer.ok) task.resolve(this.#settings.parse(answer.value));
      else task.reject(this.#settings.errorNamed?.(answer.name, answer.message) ?? new Error(answer.message));
    } catch (error) {
      task.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #abandon(error: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#take()?.reject(error);
    if (!this.#closed) this.#next();
    await worker?.terminate();
  }
}
