import { createStore, type StoreApi } from 'zustand/vanilla';
import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import type { Recorder, RecorderTarget } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice, SayableLine } from '#src/shared/examiner/examiner-voice.ts';
import { type AnswerTiming, type Hearing, hearAnswer } from './hear-answer.ts';
import type { TurnEnd, TurnState } from './turn-state.ts';

export interface TurnTask {
  /** What the examiner says, the question last; empty where the learner only goes on. */
  lines: readonly SayableLine[];
  /** Said before the question is repeated, once, where nothing is heard. */
  onSilence: SayableLine | null;
  target: RecorderTarget;
  timing: AnswerTiming;
  /** Saves the answer; when it is fulfilled, the answer is on the disk. */
  save: (recordingId: string) => Promise<void>;
}

export interface Turn {
  state: StoreApi<TurnState>;
  /** Asks, then listens. An earlier turn must be over, or is given up while its question is asked. */
  begin(task: TurnTask): Promise<void>;
  /** Listens at once, for the same task. `anyway`: even if there seems to be no room for the recording. */
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

/** `unheard`, `gone`: nothing was heard, and the microphone is there or was taken away. */
type Outcome = TurnEnd | 'repeat' | 'unheard' | 'gone';
const OUTCOMES = { end: 'silence', cut: 'time', lost: 'lost', repeat: 'repeat', unheard: 'unheard' } as const;
const EMPTY: ReadonlySet<Outcome> = new Set(['repeat', 'unheard', 'gone']);

/** What was recorded. */
interface Recorded {
  outcome: Outcome;
  recordingId: string;
  spoken: number | null;
}

/** What came of an answer; null: the question is asked again. */
function stateAfter({ outcome, recordingId, spoken }: Recorded): TurnState | null {
  if (outcome === 'unheard' || outcome === 'gone') return { name: 'unheard', isLost: outcome === 'gone' };
  return outcome === 'repeat' ? null : { name: 'answered', recordingId, end: outcome, spoken };
}

/** Fulfilled once a recording that the device has no room for is stored or given up. */
const settled = ({ state }: Recorder): Promise<void> =>
  new Promise((resolve) => {
    const isOpen = (): boolean => ['unsaved', 'saving'].includes(state.getState().name);
    if (!isOpen()) return resolve();
    const unsubscribe = state.subscribe(() => {
      if (isOpen()) return;
      unsubscribe();
      resolve();
    });
  });

/** Records one answer. @returns what came of it; null if the recorder is stuck */
async function record(
  { recorder, soFar }: TurnPorts,
  { target, timing, save }: TurnTask,
  wasRepeated: boolean,
  ports: {
    anyway: 'anyway' | undefined;
    onListening: (hearing: Hearing, since: number, askAgain: () => void) => void;
    onVoice: () => void;
    onSaving: () => unknown;
    onStuck: () => unknown;
    /** The turn was left meanwhile. */
    isLeft: () => boolean;
  },
): Promise<Recorded | null> {
  let hearing: Hearing | null = null;
  let outcome: Outcome = 'learner';
  let recordingId: string | null = null;
  const onOver = (why: keyof typeof OUTCOMES): void => {
    outcome = why === 'lost' && hearing?.spoken() === 0 ? 'gone' : OUTCOMES[why];
    recorder.stop();
  };
  const unsubscribe = recorder.state.subscribe((now) => {
    if (now.name === 'saving') ports.onSaving();
    if (now.name === 'unsaved') ports.onStuck();
    const track = recorder.track();
    if (now.name !== 'recording' || hearing || !track) return;
    // Left while the microphone was being opened.
    if (ports.isLeft()) return recorder.stop();
    hearing = hearAnswer(track, { timing, wasRepeated, soFar, onVoice: ports.onVoice, onOver });
    ports.onListening(hearing, now.startedAt, () => onOver('repeat'));
  });
  const onSaved = async (id: string): Promise<void> => {
    // Left in silence: an earlier answer to the question stays.
    const isEmpty = EMPTY.has(outcome) || (ports.isLeft() && (!hearing || hearing.spoken() === 0));
    if (isEmpty) await discardRecording(id);
    else await save(id);
    recordingId = id;
  };
  await recorder.start(target, onSaved, ports.anyway);
  await settled(recorder);
  unsubscribe();
  const ended = hearing as Hearing | null;
  const spoken = ended?.spoken() ?? null;
  ended?.stop();
  return recordingId === null ? null : { outcome, recordingId, spoken };
}

/** One turn after another, of the examiner and of the learner. */
export function createTurn(ports: TurnPorts): Turn {
  const { recorder, voice } = ports;
  const state = createStore<TurnState>(() => ({ name: 'idle' }));
  const set = (next: TurnState): void => state.setState(next, true);
  let run = 0;
  let task: TurnTask | null = null;
  let hearing: Hearing | null = null;
  let askAgain: (() => void) | null = null;

  /** @returns whether the learner may answer now, rather than another turn having begun */
  const ask = async (lines: readonly SayableLine[], own: number): Promise<boolean> => {
    for (const line of lines) {
      set({ name: 'asking', line });
      await voice.say(line);
      if (own !== run) return false;
    }
    return true;
  };

  const listen = async (wasRepeated: boolean, anyway?: 'anyway'): Promise<void> => {
    const now = task;
    const own = run;
    if (!now) return;
    set({ name: 'opening' });
    const heard = await record(ports, now, wasRepeated, {
      anyway,
      onListening: (opened, since, again) => {
        hearing = opened;
        askAgain = again;
        set({ name: 'listening', since, hasSpoken: false });
      },
      onVoice: () => {
        const listening = state.getState();
        if (listening.name === 'listening') set({ ...listening, hasSpoken: true });
      },
      onSaving: () => own === run && set({ name: 'saving' }),
      onStuck: () => own === run && set({ name: 'stuck' }),
      isLeft: () => own !== run,
    });
    hearing = null;
    askAgain = null;
    if (own !== run) return;
    if (!heard) return set({ name: 'stuck' });
    const after = stateAfter(heard);
    if (after) return set(after);
    const again = now.lines.slice(-1);
    if (await ask(now.onSilence ? [now.onSilence, ...again] : again, own)) await listen(true);
  };

  const askAndListen = async (): Promise<void> => {
    run += 1;
    const own = run;
    if (task && (await ask(task.lines, own))) await listen(false);
  };

  const answer = async (anyway?: 'anyway'): Promise<void> => {
    run += 1;
    voice.stop();
    await listen(false, anyway);
  };

  return {
    state,
    answer,
    async begin(next) {
      task = next;
      await askAndListen();
    },
    async repeat() {
      if (askAgain) askAgain();
      else await askAndListen();
    },
    finish() {
      const { name } = state.getState();
      if (name === 'listening') recorder.stop();
      else if (name === 'asking') void answer();
    },
    leave() {
      run += 1;
      voice.stop();
      recorder.stop();
      set({ name: 'idle' });
    },
    level: () => hearing?.level() ?? 0,
  };
}
