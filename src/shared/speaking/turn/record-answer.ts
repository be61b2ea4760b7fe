import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import type { Recorder, RecorderTarget } from '#src/shared/audio/recorder.ts';
import { type AnswerTiming, type Hearing, hearAnswer } from './hear-answer.ts';

/**
 * What ended an answer: the learner, a silence, its time, or the microphone, which was taken away or stopped giving
 * sound.
 */
export type TurnEnd = 'learner' | 'silence' | 'time' | 'lost';

/** `unheard`, `gone`: nothing was heard, and the microphone is there or was taken away. */
type Outcome = TurnEnd | 'repeat' | 'unheard' | 'gone';
const OUTCOMES = { end: 'silence', cut: 'time', lost: 'lost', repeat: 'repeat', unheard: 'unheard' } as const;
const EMPTY: ReadonlySet<Outcome> = new Set(['repeat', 'unheard', 'gone']);

/** Fulfilled once a recording that the device has no space for is stored or given up. */
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

/** What is recorded, and what becomes of it. */
export interface RecordedTask {
  target: RecorderTarget;
  timing: AnswerTiming;
  /** Saves the answer; when it is fulfilled, the answer is on the disk. */
  save: (recordingId: string) => Promise<void>;
}

/** How an answer is ended from outside. */
export interface AnswerEnding {
  /** The learner has finished. */
  finish(): void;
  /** The learner wants to hear the question again; what was recorded is discarded. */
  askAgain(): void;
}

interface AnswerRecording {
  recorder: Recorder;
  task: RecordedTask;
  /** The question was asked a second time, since nothing was heard. */
  wasRepeated: boolean;
  anyway: 'anyway' | undefined;
  onListening: (hearing: Hearing, since: number, end: AnswerEnding) => void;
  onVoice: () => void;
  onSaving: () => unknown;
  onStuck: () => unknown;
  /** The turn was left meanwhile. */
  isLeft: () => boolean;
}

/** An answer that was recorded. `spoken`: seconds of voice; null where levels cannot be measured. */
export interface RecordedAnswer {
  outcome: Outcome;
  recordingId: string;
  spoken: number | null;
}

/** Records one answer. @returns what came of it; null if nothing was recorded or the recording was given up */
export async function recordAnswer(given: AnswerRecording): Promise<RecordedAnswer | null> {
  const { recorder, wasRepeated } = given;
  const { target, timing, save } = given.task;
  let hearing: Hearing | null = null;
  let ended: Outcome | null = null;
  let recordingId: string | null = null;
  const lost = (): Outcome => (hearing?.spoken() === 0 ? 'gone' : 'lost');
  const end = (how: Outcome): void => {
    ended = how;
    recorder.stop();
  };
  /** A recorder that nobody has stopped has lost its microphone. */
  const outcomeNow = (): Outcome => ended ?? lost();
  const onOver = (why: keyof typeof OUTCOMES): void => {
    end(why === 'lost' ? lost() : OUTCOMES[why]);
  };
  const unsubscribe = recorder.state.subscribe((now) => {
    if (now.name === 'saving') given.onSaving();
    if (now.name === 'unsaved') given.onStuck();
    const track = recorder.track();
    if (now.name !== 'recording' || hearing || !track) return;
    // Left while the microphone was being opened.
    if (given.isLeft()) return recorder.stop();
    hearing = hearAnswer(track, { timing, wasRepeated, onVoice: given.onVoice, onOver });
    given.onListening(hearing, now.startedAt, {
      finish: () => end('learner'),
      askAgain: () => end('repeat'),
    });
  });
  const onSaved = async (id: string): Promise<void> => {
    // Left in silence: an earlier answer to the question stays.
    const isEmpty = EMPTY.has(outcomeNow()) || (given.isLeft() && (!hearing || hearing.spoken() === 0));
    if (isEmpty) await discardRecording(id);
    else await save(id);
    recordingId = id;
  };
  await recorder.start(target, onSaved, given.anyway);
  await settled(recorder);
  unsubscribe();
  const outcome = outcomeNow();
  const heard = hearing as Hearing | null;
  const spoken = heard?.spoken() ?? null;
  heard?.stop();
  return recordingId === null ? null : { outcome, recordingId, spoken };
}
