import { EngineStopped, WorkerLost } from './engine-errors.ts';
import type { StartWorker, Worker } from './worker.ts';

interface SlotSettings {
  worker: StartWorker;
  timeoutMs: number;
  /** How long an idle worker is kept, ms; for ever where it is not said. */
  idleMs?: number;
}

interface Asked {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Room for one worker, which starts with the first request and again after it was lost. */
export class WorkerSlot {
  readonly #settings: SlotSettings;
  #worker: Worker | undefined;
  #asked: Asked | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  get isFree(): boolean {
    return this.#asked === undefined;
  }

  /** @throws WorkerLost, or EngineStopped where the request had no part in it */
  ask(request: unknown): Promise<unknown> {
    clearTimeout(this.#idle);
    const { timeoutMs } = this.#settings;
    return new Promise((resolve, reject) => {
      const onTimeout = () => void this.end(new WorkerLost(`no answer within ${timeoutMs} ms`));
      this.#asked = { resolve, reject, timer: setTimeout(onTimeout, timeoutMs) };
      const worker = this.#worker ?? this.#start();
      worker.hold(true);
      worker.post(request);
    });
  }

  /** Ends the worker; what it was asked is rejected. */
  async end(error: Error): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#take()?.reject(error);
    await worker?.end();
  }

  #start(): Worker {
    const worker = this.#settings.worker({
      onAnswer: (answer) => {
        if (worker === this.#worker) this.#answer(worker, answer);
      },
      onGone: (reason, hadStarted) => {
        if (worker === this.#worker)
          void this.end(hadStarted ? new WorkerLost(reason) : new EngineStopped(reason));
      },
    });
    this.#worker = worker;
    return worker;
  }

  #answer(worker: Worker, answer: unknown): void {
    worker.hold(false);
    const { idleMs } = this.#settings;
    if (idleMs !== undefined) {
      this.#idle = setTimeout(() => void this.end(new EngineStopped('idle')), idleMs);
      this.#idle.unref();
    }
    this.#take()?.resolve(answer);
  }

  #take(): Asked | undefined {
    const asked = this.#asked;
    this.#asked = undefined;
    clearTimeout(asked?.timer);
    return asked;
  }
}
