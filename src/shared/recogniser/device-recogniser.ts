import type { DownloadMedia } from '#contract/download.ts';
import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { AskedReading, ScoredReading } from './asked-reading.ts';
import { awakeTimeout } from './awake-timeout.ts';
import { HearingError } from './hearing-error.ts';
import type { HearingAnswer, HearingFailure, HearingRequest, ReadingRequest } from './hearing-messages.ts';
import workerPath from './recogniser-worker.ts?worker&url';

/** What takes longer than the recording times this is given up. */
const MOST_TIMES = 2;
/** But not before this long: the first stretch is slower than the others, milliseconds. */
const LEAST_MS = 6000;
/** Opening the recogniser, milliseconds. */
const OPENING_MS = 30_000;
/** The worker with its network, some 300 MB, is ended after this long without work, milliseconds. */
const IDLE_MS = 60_000;
/** Where the last page that reads was left; the next one may need it again. Milliseconds. */
const LEFT_MS = 1000;

export type DeviceRecording = Pick<HearingRequest, 'model'> & NonNullable<HearingRequest['recording']>;

/** The recogniser and the model that scores by the sounds. */
export type ReadingModels = Pick<ReadingRequest, 'model' | 'scorer'>;

type Finished = Extract<HearingAnswer, { name: 'heard' | 'scored' }>;
export type HeardRecording = Extract<HearingAnswer, { name: 'heard' }>;

interface Current {
  onAnswer: (answer: HearingAnswer) => void;
  fail: (reason: HearingFailure, message: string) => void;
}

/** Recognises speech and scores readings in a worker, one recording at a time. */
class DeviceRecogniser {
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #current: Current | undefined;
  #before: Promise<unknown> = Promise.resolve();
  /** Pages on screen in which one reads aloud, and whether the last of them was left. */
  #pages = 0;
  #isLeft = false;

  /** Opens the recogniser while the learner is speaking. */
  prepare(model: DownloadMedia): void {
    this.#open({ model, recording: null });
  }

  /** Opens what scores while the learner is reading. */
  prepareReading(models: ReadingModels): void {
    this.#open({ ...models, reading: null });
  }

  /** @throws HearingError */
  async hear({ model, ...recording }: DeviceRecording, signal?: AbortSignal): Promise<HeardRecording> {
    this.#isLeft = false;
    const answer = await this.#ask({ model, recording }, recording, signal);
    if (answer.name !== 'heard') throw new HearingError('failed', 'another question was answered');
    return answer;
  }

  /** @throws HearingError */
  async score(models: ReadingModels, reading: AskedReading): Promise<ScoredReading> {
    const answer = await this.#ask({ ...models, reading }, reading);
    if (answer.name !== 'scored') throw new HearingError('failed', 'another question was answered');
    return answer.scored;
  }

  /** A page in which one reads aloud is on screen. @returns when it is left: after the last reading memory goes back */
  enter(): () => void {
    this.#pages += 1;
    this.#isLeft = false;
    this.#restIfIdle();
    return () => {
      this.#pages -= 1;
      if (this.#pages > 0) return;
      this.#isLeft = true;
      this.#restIfIdle();
    };
  }

  /** Gives its memory back: the page that speaks is left. */
  end(reason: HearingFailure = 'left', message = 'the page was left'): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#current?.fail(reason, message);
  }

  #open(request: HearingRequest | ReadingRequest): void {
    this.#isLeft = false;
    this.#post(request);
    this.#restIfIdle();
  }

  #ask(
    request: HearingRequest | ReadingRequest,
    sound: Pick<AskedReading, 'samples' | 'rate'>,
    signal?: AbortSignal,
  ): Promise<Finished> {
    const answered = this.#before.then(() => this.#askNow(request, sound, signal));
    this.#before = answered.catch(() => undefined);
    return answered;
  }

  async #askNow(
    request: HearingRequest | ReadingRequest,
    { samples, rate }: Pick<AskedReading, 'samples' | 'rate'>,
    signal?: AbortSignal,
  ): Promise<Finished> {
    if (signal?.aborted) throw new HearingError('left', 'nobody waits for it');
    clearTimeout(this.#idle);
    const leave = (): void => this.end();
    let endLimit = awakeTimeout(() => this.end('slow', 'not opened in time'), OPENING_MS);
    signal?.addEventListener('abort', leave);
    try {
      return await new Promise((resolve, reject) => {
        const fail: Current['fail'] = (reason, message) => reject(new HearingError(reason, message));
        const limitMs = Math.max(LEAST_MS, (samples.length / rate) * 1000 * MOST_TIMES);
        const onAnswer = (answer: HearingAnswer): void => {
          if (answer.name === 'heard' || answer.name === 'scored') resolve(answer);
          else if (answer.name === 'failed' && answer.reason === 'memory') this.end('memory', answer.message);
          else if (answer.name === 'failed') fail(answer.reason, answer.message);
          else {
            endLimit();
            endLimit = awakeTimeout(() => this.end('slow', `more than ${limitMs} ms`), limitMs);
          }
        };
        this.#current = { onAnswer, fail };
        this.#post(request, [samples.buffer]);
      });
    } finally {
      endLimit();
      signal?.removeEventListener('abort', leave);
      this.#current = undefined;
      this.#restIfIdle();
    }
  }

  #post(request: HearingRequest | ReadingRequest, transfer: Transferable[] = []): void {
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
    if (this.#current || !this.#worker) return;
    this.#idle = setTimeout(() => this.end(), this.#isLeft ? LEFT_MS : IDLE_MS);
  }
}

export const deviceRecogniser = new DeviceRecogniser();
