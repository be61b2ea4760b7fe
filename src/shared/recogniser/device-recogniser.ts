import type { DownloadMedia } from '#contract/download.ts';
import type { AskedTurn } from '#speech/meaning/likeness/turn-words.ts';
import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import { HearingError } from './hearing-error.ts';
import type { HeardHere, HearingAnswer, HearingFailure, HearingRequest } from './hearing-messages.ts';
import workerPath from './recogniser-worker.ts?worker&url';

/** What takes longer than the recording times this is given up. */
const MOST_TIMES = 2;
/** But not before this long: the first stretch is slower than the others, milliseconds. */
const LEAST_MS = 6000;
/** Opening the recogniser, milliseconds. */
const OPENING_MS = 30_000;
/** The worker with its network, some 300 MB, is ended after this long without work, milliseconds. */
const IDLE_MS = 60_000;

export interface DeviceRecording {
  model: DownloadMedia;
  samples: Float32Array;
  rate: number;
  /** The turn of a scene to which it is an answer. */
  turn?: AskedTurn | undefined;
}

export interface HearingOptions {
  signal: AbortSignal;
  onProgress?: (done: number, of: number) => void;
}

interface Current {
  onAnswer: (answer: HearingAnswer) => void;
  fail: (reason: HearingFailure, message: string) => void;
}

/** Recognises speech in a worker, one recording at a time. */
class DeviceRecogniser {
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #current: Current | undefined;
  #before: Promise<unknown> = Promise.resolve();

  /** Opens the recogniser while the learner is speaking. */
  prepare(model: DownloadMedia): void {
    clearTimeout(this.#idle);
    this.#post({ model, recording: null });
    this.#restIfIdle();
  }

  /** @throws HearingError */
  hear(recording: DeviceRecording, options: HearingOptions): Promise<HeardHere> {
    const heard = this.#before.then(() => this.#hearNow(recording, options));
    this.#before = heard.catch(() => undefined);
    return heard;
  }

  /** Gives its memory back: the page that speaks is left. */
  end(reason: HearingFailure = 'left', message = 'the page was left'): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#current?.fail(reason, message);
  }

  async #hearNow(recording: DeviceRecording, { signal, onProgress }: HearingOptions): Promise<HeardHere> {
    if (signal.aborted) throw new HearingError('left', 'nobody waits for it');
    clearTimeout(this.#idle);
    const { model, samples, rate, turn } = recording;
    const leave = (): void => this.end();
    let limit = setTimeout(() => this.end('slow', 'not opened in time'), OPENING_MS);
    signal.addEventListener('abort', leave);
    try {
      return await new Promise((resolve, reject) => {
        const fail: Current['fail'] = (reason, message) => reject(new HearingError(reason, message));
        const limitMs = Math.max(LEAST_MS, (samples.length / rate) * 1000 * MOST_TIMES);
        const onAnswer = (answer: HearingAnswer): void => {
          if (answer.name === 'heard') resolve(answer.heard);
          else if (answer.name === 'failed') fail(answer.reason, answer.message);
          else if (answer.name === 'progress') onProgress?.(answer.done, answer.of);
          else {
            clearTimeout(limit);
            limit = setTimeout(() => this.end('slow', `more than ${limitMs} ms`), limitMs);
          }
        };
        this.#current = { onAnswer, fail };
        this.#post({ model, recording: { samples, rate, turn } }, [samples.buffer]);
      });
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', leave);
      this.#current = undefined;
      this.#restIfIdle();
    }
  }

  #post(request: HearingRequest, transfer: Transferable[] = []): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request, transfer);
  }

  #start(): Worker {
    const worker = new Worker(trustedScript(workerPath), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<HearingAnswer>) => {
      if (worker === this.#worker) this.#current?.onAnswer(data);
    });
    // A worker that the browser ends for its memory says no more than this.
    worker.addEventListener('error', ({ message }) => worker === this.#worker && this.end('memory', message));
    return worker;
  }

  #restIfIdle(): void {
    clearTimeout(this.#idle);
    if (!this.#current && this.#worker) this.#idle = setTimeout(() => this.end(), IDLE_MS);
  }
}

export const deviceRecogniser = new DeviceRecogniser();
