/** Something beside the API's thread that answers messages one at a time. */
export interface Worker {
  post(request: unknown): void;
  /** Whether the server waits for it before it ends. */
  hold(isHeld: boolean): void;
  end(): Promise<void>;
}

export interface WorkerEvents {
  onAnswer(answer: unknown): void;
  /**
   * It ended by itself, or was ended for what it took.
   * @param hadStarted otherwise it never came to look at a request
   */
  onGone(reason: string, hadStarted: boolean): void;
}

export type StartWorker = (events: WorkerEvents) => Worker;
