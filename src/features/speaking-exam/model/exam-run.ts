import type { ExamPart } from '#rules/speaking/exam-timing.ts';
import type { RecorderState } from '#src/shared/audio/recorder.ts';
import type { Conversation } from '#src/shared/speaking/turn/use-turn.ts';
import { type Asking, ExamConductor, type ExamScene, type Heard } from './conduct-exam.ts';
import type { ExamProgress } from './exam-progress.ts';
import type { ExamQuestion, ExamScript } from './exam-script.ts';

/**
 * Why a test stands still: the page was left, the microphone was taken away while somebody spoke, it could not be
 * opened, there is no space for the recording, or something else failed.
 */
export type PauseCause = 'hidden' | 'lost' | 'microphone' | 'storage' | 'trouble';

class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly why: PauseCause;
  constructor(why: PauseCause) {
    super(why);
    this.why = why;
  }
}

export interface RunPorts {
  conversation: Pick<Conversation, 'voice' | 'turn' | 'recorder' | 'ask'>;
  /** Shown in the list of unsent work. */
  label: string;
  show(scene: ExamScene): void;
  keep(progress: ExamProgress): Promise<void>;
  handIn(part: ExamPart): Promise<void>;
  /** An answer is on the disk. */
  onAnswered(recordingId: string): void;
}

/** Lines whose sound is fetched ahead of the question that is asked. */
const AHEAD = 3;

const isFull = (state: RecorderState): boolean =>
  state.name === 'unsaved' ||
  (state.name === 'failed' && (state.reason === 'no-space' || state.reason === 'storage'));

/** A test from its beginning, or from where it stood, to its end or its next interruption. */
export class ExamRun {
  readonly #script: ExamScript;
  readonly #ports: RunPorts;
  readonly #conductor: ExamConductor;
  readonly #interrupted = Promise.withResolvers<never>();
  #endPreparation: () => void = () => undefined;

  constructor(script: ExamScript, from: ExamProgress, ports: RunPorts) {
    this.#script = script;
    this.#ports = ports;
    this.#interrupted.promise.catch(() => undefined);
    this.#conductor = new ExamConductor(script, from, {
      now: () => performance.now(),
      show: (scene) => ports.show(scene),
      say: async (line) => void (await this.#unlessInterrupted(ports.conversation.voice.say(line))),
      ask: (question, words, cutAfter) => this.#ask(question, words, cutAfter),
      prepare: (left) => this.#prepare(left),
      keep: (progress) => ports.keep(progress),
      handIn: (part) => ports.handIn(part),
    });
  }

  /** How far the test is now. */
  get progress(): ExamProgress {
    return this.#conductor.progress;
  }

  /** @returns why it was interrupted; null at its end */
  async hold(): Promise<PauseCause | null> {
    try {
      await this.#conductor.run();
      return null;
    } catch (error) {
      return error instanceof Interrupted ? error.why : 'trouble';
    }
  }

  /** Stops the examiner and the recording; what was said is saved. */
  interrupt(why: PauseCause): void {
    const { voice, turn } = this.#ports.conversation;
    this.#interrupted.reject(new Interrupted(why));
    voice.stop();
    turn.leave();
  }

  /** The learner is ready before the preparation is over. */
  ready(): void {
    this.#endPreparation();
  }

  #unlessInterrupted<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#interrupted.promise]);
  }

  async #prepare(left: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#endPreparation = resolve;
    const timer = setTimeout(resolve, left);
    await this.#unlessInterrupted(promise).finally(() => clearTimeout(timer));
  }

  async #ask(question: ExamQuestion, { lines, onSilence }: Asking, cutAfter: number): Promise<Heard> {
    const { conversation, label } = this.#ports;
    const { id: questionId, part, seconds, card, asked } = question;
    conversation.ask({
      questionId,
      lines,
      onSilence,
      timing: { part, isTalk: card !== null, cutAfter },
      maxSeconds: seconds,
      label,
      ...(asked && { asked }),
    });
    this.#fetchAhead(question);
    return this.#unlessInterrupted(this.#heard());
  }

  #fetchAhead({ part, id }: ExamQuestion): void {
    const questions = this.#script.parts[part];
    const next = questions.findIndex((question) => question.id === id) + 1;
    for (const { line } of questions.slice(next, next + AHEAD)) this.#ports.conversation.voice.prepare(line);
  }

  /** What comes of the turn that has begun. */
  #heard(): Promise<Heard> {
    const { turn, recorder } = this.#ports.conversation;
    const { promise, resolve, reject } = Promise.withResolvers<Heard>();
    const unsubscribe = turn.state.subscribe((now) => {
      if (now.name === 'answered') {
        this.#ports.onAnswered(now.recordingId);
        if (now.end === 'lost') reject(new Interrupted('lost'));
        else resolve({ spoke: true, wasCut: now.end === 'time' });
      } else if (now.name === 'unheard') {
        if (now.isLost) reject(new Interrupted('lost'));
        else resolve({ spoke: false, wasCut: false });
      } else if (now.name === 'stuck') {
        reject(new Interrupted(isFull(recorder.state.getState()) ? 'storage' : 'microphone'));
      }
    });
    return promise.finally(unsubscribe);
  }
}
