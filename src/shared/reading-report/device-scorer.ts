import type { DownloadMedia } from '#contract/download.ts';
import type { HeardMeaning } from '#speech/meaning/decide-meaning.ts';
import type { HeardTalk } from '#speech/talk/hear-talk.ts';
import type { ListenedTalk } from '#speech/talk/talk-sound.ts';
import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { ScoredReading } from '#src/shared/recogniser/asked-reading.ts';
import { ModelError } from '#src/shared/recogniser/model-error.ts';
import type {
  MeaningAnswer,
  MeaningRequest,
  PrepareRequest,
  ScoreAnswer,
  ScoreRequest,
  TalkAnswer,
  TalkRequest,
  WordsAnswer,
  WordsRequest,
} from './score-messages.ts';
import workerPath from './score-worker.ts?worker&url';

/** The worker with its model, about 50 MB, is ended after this long without work, milliseconds. */
const IDLE_MS = 60_000;

type Answer = MeaningAnswer | ScoreAnswer | TalkAnswer | WordsAnswer;
type Answered = Extract<Answer, { ok: true }>;

interface Waiting {
  resolve: (answer: Answered) => void;
  reject: (error: Error) => void;
}

/** Scores in a worker, which is started when needed and ended when idle. */
class DeviceScorer {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  /** Opens the model and warms up while the learner is speaking; a score requested meanwhile waits for it. */
  prepare(model: DownloadMedia): void {
    const worker = this.#worker ?? this.#start();
    worker.postMessage({ id: null, model } satisfies PrepareRequest);
    this.#restIfIdle();
  }

  /** @throws ModelError */
  async score(request: Omit<ScoreRequest, 'id'>): Promise<ScoredReading> {
    const answer = await this.#ask((id): ScoreRequest => ({ ...request, id }), request.samples.buffer);
    if (!('pronunciation' in answer)) throw new ModelError('failed', 'another question was answered');
    const { pronunciation, heardWord } = answer;
    return { pronunciation, heardWord };
  }

  /** Where the words of a transcript are in a talk, and how well they fit. @throws ModelError */
  async hearWords(request: Omit<WordsRequest, 'id'>): Promise<HeardTalk> {
    const answer = await this.#ask((id): WordsRequest => ({ ...request, id }), request.samples.buffer);
    if (!('talk' in answer)) throw new ModelError('failed', 'another question was answered');
    return answer.talk;
  }

  /** Which of the expected meanings was said. @throws ModelError */
  async hearMeaning(request: Omit<MeaningRequest, 'id'>): Promise<HeardMeaning> {
    const answer = await this.#ask((id): MeaningRequest => ({ ...request, id }), request.samples.buffer);
    if (!('meaning' in answer)) throw new ModelError('failed', 'another question was answered');
    return answer.meaning;
  }

  /** What is heard in a talk without its words. @throws ModelError */
  async listen(samples: Float32Array, rate: number): Promise<ListenedTalk> {
    const answer = await this.#ask((id): TalkRequest => ({ id, talk: samples, rate }), samples.buffer);
    if (!('heard' in answer)) throw new ModelError('failed', 'another question was answered');
    return answer.heard;
  }

  #ask(
    requestOf: (id: number) => MeaningRequest | ScoreRequest | TalkRequest | WordsRequest,
    sound: ArrayBufferLike,
  ): Promise<Answered> {
    clearTimeout(this.#idle);
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage(requestOf(id), [sound]);
    });
  }

  #start(): Worker {
    const worker = new Worker(trustedScript(workerPath), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#answer(data));
    worker.addEventListener('error', ({ message }) => this.#end(message));
    this.#worker = worker;
    return worker;
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer);
    else waiting?.reject(new ModelError(answer.reason, answer.message));
    this.#restIfIdle();
  }

  #restIfIdle(): void {
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end('idle'), IDLE_MS);
  }

  #end(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new ModelError('failed', message));
    this.#waiting.clear();
  }
}

export const deviceScorer = new DeviceScorer();

/** Finds words in talks, which takes seconds: in a worker of its own, so that nothing waits for it. */
export const wordFinder: Pick<DeviceScorer, 'hearWords'> = new DeviceScorer();
