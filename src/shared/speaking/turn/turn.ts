import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice, SayableLine } from '#src/shared/speaking/examiner/examiner-voice.ts';
import type { Hearing } from './hear-answer.ts';
import { type AnswerEnding, type RecordedTask, recordAnswer } from './record-answer.ts';
import type { TurnState } from './turn-state.ts';

export interface TurnTask extends RecordedTask {
  /** What the examiner says, the question last; empty where the learner only goes on. */
  lines: readonly SayableLine[];
  /** Said before the question is repeated, once, where nothing is heard. */
  onSilence: SayableLine | null;
  /** Said when an answer ends otherwise than it should. */
  remarks?: Remarks | undefined;
}

/**
 * What the examiner says when the time of an answer is over, when the microphone was taken away, and when nothing was
 * heard for the second time.
 */
export type Remarks = Readonly<Record<'time' | 'lost' | 'unheard', SayableLine | null>>;

export interface Turn {
  state: StoreApi<TurnState>;
  /** Asks, then listens. An earlier turn must be over, or is given up while its question is asked. */
  begin(task: TurnTask): Promise<void>;
  /** Listens at once, for the same task. `anyway`: even if there seems to be no space for the recording. */
  answer(anyway?: 'anyway'): Promise<void>;
  /** Asks the same again, before the learner has said anything. */
  repeat(): Promise<void>;
  /** The learner has finished: the answer is saved. While the examiner speaks, the learner's turn begins. */
  finish(): void;
  /** Ends the turn; what was recorded is saved. */
  leave(): void;
  /** Loudness of the learner's voice now: root mean square, 0–1. */
  level(): number;
}

interface TurnPorts {
  recorder: Recorder;
  voice: ExaminerVoice;
  /** What the browser has transcribed of the answer so far, if it does. */
  soFar: () => string;
}

/** One turn after another, of the examiner and of the learner. */
class Conversing implements Turn {
  readonly state: StoreApi<TurnState> = createStore<TurnState>(() => ({ name: 'idle' }));
  readonly #ports: TurnPorts;
  /** Counts what was begun: whatever belongs to an earlier one is over. */
  #run = 0;
  #task: TurnTask | null = null;
  #hearing: Hearing | null = null;
  #ending: AnswerEnding | null = null;

  constructor(ports: TurnPorts) {
    this.#ports = ports;
  }

  async begin(task: TurnTask): Promise<void> {
    this.#task = task;
    await this.#askAndListen();
  }

  async answer(anyway?: 'anyway'): Promise<void> {
    this.#run += 1;
    this.#ports.voice.stop();
    await this.#listen(false, anyway);
  }

  async repeat(): Promise<void> {
    if (this.#ending) this.#ending.askAgain();
    else await this.#askAndListen();
  }

  finish(): void {
    const { name } = this.state.getState();
    if (name === 'listening') this.#ending?.finish();
    else if (name === 'asking') void this.answer();
  }

  leave(): void {
    this.#run += 1;
    this.#ports.voice.stop();
    this.#ports.recorder.stop();
    this.#set({ name: 'idle' });
  }

  readonly level = (): number => this.#hearing?.level() ?? 0;

  #set(next: TurnState): void {
    this.state.setState(next, true);
  }

  /** @returns whether the learner may answer now, rather than another turn having begun */
  async #ask(lines: readonly SayableLine[], own: number): Promise<boolean> {
    // A line that is said for the first time is made by the server, which takes seconds.
    for (const line of lines) this.#ports.voice.prepare(line);
    for (const line of lines) {
      this.#set({ name: 'asking', line });
      await this.#ports.voice.say(line);
      if (own !== this.#run) return false;
    }
    return true;
  }

  async #askAndListen(): Promise<void> {
    this.#run += 1;
    const own = this.#run;
    if (this.#task && (await this.#ask(this.#task.lines, own))) await this.#listen(false);
  }

  async #listen(wasRepeated: boolean, anyway?: 'anyway'): Promise<void> {
    const task = this.#task;
    const own = this.#run;
    if (!task) return;
    this.#set({ name: 'opening' });
    const heard = await this.#record(task, wasRepeated, anyway);
    this.#hearing = null;
    this.#ending = null;
    if (own !== this.#run) return;
    if (!heard) return this.#set({ name: 'stuck' });
    const { outcome, recordingId, spoken } = heard;
    if (outcome === 'unheard' || outcome === 'gone') {
      this.#set({ name: 'unheard', isLost: outcome === 'gone' });
      return this.#remark(outcome === 'gone' ? 'lost' : 'unheard');
    }
    if (outcome !== 'repeat') {
      this.#set({ name: 'answered', recordingId, end: outcome, spoken });
      if (outcome === 'time' || outcome === 'lost') this.#remark(outcome);
      return;
    }
    const again = task.lines.slice(-1);
    if (await this.#ask(task.onSilence ? [task.onSilence, ...again] : again, own)) await this.#listen(true);
  }

  #remark(why: keyof Remarks): void {
    const line = this.#task?.remarks?.[why];
    if (line) void this.#ports.voice.say(line);
  }

  #record(task: TurnTask, wasRepeated: boolean, anyway: 'anyway' | undefined) {
    const own = this.#run;
    return recordAnswer({
      ...this.#ports,
      ...{ task, wasRepeated, anyway },
      onListening: (hearing, since, ending) => {
        this.#hearing = hearing;
        this.#ending = ending;
        this.#set({ name: 'listening', since, hasSpoken: false });
      },
      onVoice: () => {
        const listening = this.state.getState();
        if (listening.name === 'listening') this.#set({ ...listening, hasSpoken: true });
      },
      onSaving: () => own === this.#run && this.#set({ name: 'saving' }),
      onStuck: () => own === this.#run && this.#set({ name: 'stuck' }),
      isLeft: () => own !== this.#run,
    });
  }
}

export const createTurn = (ports: TurnPorts): Turn => new Conversing(ports);
