import type { SayableLine } from '#src/shared/speaking/examiner/examiner-voice.ts';
import type { RecordedAnswer, RecordedTask, TurnEnd } from './record-answer.ts';

/**
 * What the examiner says when the time of an answer is over, when the microphone was taken away, and when nothing was
 * heard for the second time.
 */
export type Remarks = Readonly<Record<'time' | 'lost' | 'unheard', SayableLine | null>>;

export interface TurnTask extends RecordedTask {
  /** What the examiner says, the question last; empty where the learner only goes on. */
  lines: readonly SayableLine[];
  /** Said before the question is repeated, once, where nothing is heard. */
  onSilence: SayableLine | null;
  /** Said when an answer ends otherwise than it should. */
  remarks?: Remarks | undefined;
}

/** A turn of the conversation: the examiner asks, the learner answers. */
export type TurnPhase =
  | { name: 'idle' }
  /** The examiner says a line. */
  | { name: 'asking'; line: SayableLine }
  /** The microphone is being opened. */
  | { name: 'opening' }
  /** `since`: milliseconds since 1970. `hasSpoken`: a voice was heard. */
  | { name: 'listening'; since: number; hasSpoken: boolean }
  | { name: 'saving' }
  /** The answer is on the disk. `spoken`: seconds of voice; null where levels cannot be measured. */
  | { name: 'answered'; recordingId: string; end: TurnEnd; spoken: number | null }
  /** Nothing was heard, twice, or the microphone went away before anything was said; nothing is recorded. */
  | { name: 'unheard'; isLost: boolean }
  /** Nothing is recorded, or the recording is not stored: the recorder's state says why. */
  | { name: 'stuck' };

/** What the state waits for. `isRepetition`: since nothing was heard the first time. */
export type TurnEffect =
  /** The examiner says these lines; then the learner may answer. */
  | { kind: 'ask'; lines: readonly SayableLine[]; isRepetition: boolean }
  | { kind: 'record'; task: TurnTask; isRepetition: boolean; anyway: 'anyway' | undefined }
  /** Says a line that nothing follows from. */
  | { kind: 'remark'; line: SayableLine }
  /** Stops the examiner and the recording; what was recorded is saved. */
  | { kind: 'leave' };

export type TurnState = TurnPhase & { task: TurnTask | null; effect: TurnEffect | null };

export type TurnEvent =
  | { type: 'begun'; task: TurnTask }
  | { type: 'repetition-requested' }
  /** `anyway`: even if there seems to be no space for the recording. */
  | { type: 'answer-requested'; anyway?: 'anyway' | undefined }
  | { type: 'left' }
  | { type: 'line-begun'; line: SayableLine }
  | { type: 'asked' }
  | { type: 'listening'; since: number }
  | { type: 'voice-heard' }
  | { type: 'saving' }
  | { type: 'stuck' }
  | { type: 'ended'; recorded: RecordedAnswer | null };

export const NO_TURN: TurnState = { name: 'idle', task: null, effect: null };

const become = ({ task }: TurnState, phase: TurnPhase, effect: TurnEffect | null): TurnState => ({
  ...phase,
  task,
  effect,
});

function listen(state: TurnState, isRepetition: boolean, anyway?: 'anyway'): TurnState {
  const { task } = state;
  if (!task) return state;
  return become(state, { name: 'opening' }, { kind: 'record', task, isRepetition, anyway });
}

function ask(state: TurnState, lines: readonly SayableLine[], isRepetition: boolean): TurnState {
  const [line] = lines;
  if (!line) return listen(state, isRepetition);
  return become(state, { name: 'asking', line }, { kind: 'ask', lines, isRepetition });
}

function onEnded(state: TurnState, recorded: RecordedAnswer | null): TurnState {
  if (!recorded) return become(state, { name: 'stuck' }, null);
  const remark = (why: keyof Remarks): TurnEffect | null => {
    const line = state.task?.remarks?.[why];
    return line ? { kind: 'remark', line } : null;
  };
  const { outcome, recordingId, spoken } = recorded;
  switch (outcome) {
    case 'repeat': {
      const again = state.task?.lines.slice(-1) ?? [];
      const onSilence = state.task?.onSilence;
      return ask(state, onSilence ? [onSilence, ...again] : again, true);
    }
    case 'unheard':
      return become(state, { name: 'unheard', isLost: false }, remark('unheard'));
    case 'gone':
      return become(state, { name: 'unheard', isLost: true }, remark('lost'));
    default: {
      const isCut = outcome === 'time' || outcome === 'lost';
      const answered = { name: 'answered', recordingId, end: outcome, spoken } as const;
      return become(state, answered, isCut ? remark(outcome) : null);
    }
  }
}

/** One step of a turn. */
export function turnStep(state: TurnState, event: TurnEvent): TurnState {
  switch (event.type) {
    case 'begun':
      return ask({ ...state, task: event.task }, event.task.lines, false);
    case 'repetition-requested':
      return state.task ? ask(state, state.task.lines, false) : state;
    case 'answer-requested':
      return listen(state, false, event.anyway);
    case 'left':
      return become(state, { name: 'idle' }, { kind: 'leave' });
    case 'line-begun':
      return become(state, { name: 'asking', line: event.line }, state.effect);
    case 'asked':
      return state.effect?.kind === 'ask' ? listen(state, state.effect.isRepetition) : state;
    case 'listening':
      return become(state, { name: 'listening', since: event.since, hasSpoken: false }, state.effect);
    case 'voice-heard':
      return state.name === 'listening' ? { ...state, hasSpoken: true } : state;
    case 'saving':
    case 'stuck':
      return become(state, { name: event.type }, state.effect);
    case 'ended':
      return onEnded(state, event.recorded);
  }
}
