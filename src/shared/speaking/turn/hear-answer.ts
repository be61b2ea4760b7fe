import { endOfTurn, type TurnDecision } from '#rules/speaking/turn-end.ts';
import { hearLevel, NOTHING_HEARD, silenceOf } from '#rules/speaking/voice-activity.ts';
import { type Ear, listenTo, watchLoss } from './microphone-ear.ts';

/** Interval at which a microphone is listened to, milliseconds. */
const STEP_MS = 100;

/** How an answer is timed. */
export interface AnswerTiming {
  part: 1 | 2 | 3;
  /** The talk of Part 2. */
  isTalk: boolean;
  /** Seconds after which the examiner stops the learner, as in a test; null in practice. */
  cutAfter: number | null;
}

interface HearingPorts {
  timing: AnswerTiming;
  wasRepeated: boolean;
  onVoice: () => void;
  /** Called once, with why the answer is over. */
  onOver: (why: Exclude<TurnDecision, 'listen'> | 'lost') => void;
}

/** Listens to an answer until it is over. */
export interface Hearing {
  level(): number;
  /** Seconds of voice; null where levels cannot be measured. */
  spoken(): number | null;
  /** Seconds since a voice was last heard; null where levels cannot be measured. */
  silence(): number | null;
  stop(): void;
}

/** Where levels cannot be measured, only the learner and the clock end an answer. */
function decide(ear: Ear | null, ports: HearingPorts) {
  const begun = performance.now();
  let activity = NOTHING_HEARD;
  /** Seconds before the ear was open. */
  let deaf = 0;
  let hasHeard = ear?.isOpen() ?? false;
  return {
    spoken: () => (hasHeard ? activity.spoken : null),
    silence: () => (hasHeard ? silenceOf(activity) : null),
    step(): TurnDecision {
      const { timing, wasRepeated, onVoice } = ports;
      const elapsed = (performance.now() - begun) / 1000;
      const isCut = timing.cutAfter !== null && elapsed >= timing.cutAfter;
      if (!ear?.isOpen()) {
        if (!hasHeard) deaf = elapsed;
        return isCut ? 'cut' : 'listen';
      }
      hasHeard = true;
      const before = activity.spoken;
      activity = hearLevel(activity, ear.level(), elapsed - deaf);
      if (before === 0 && activity.spoken > 0) onVoice();
      return endOfTurn({
        ...timing,
        spoken: activity.spoken,
        silence: silenceOf(activity),
        elapsed,
        wasRepeated,
      });
    },
  };
}

export function hearAnswer(track: MediaStreamTrack, ports: HearingPorts): Hearing {
  const ear = listenTo(track);
  const { spoken, silence, step } = decide(ear, ports);
  const over = (why: Exclude<TurnDecision, 'listen'> | 'lost'): void => {
    clearInterval(timer);
    unwatch();
    ports.onOver(why);
  };
  const timer = setInterval(() => {
    const decision = step();
    if (decision !== 'listen') over(decision);
  }, STEP_MS);
  const unwatch = watchLoss(track, ear, () => over('lost'));
  return {
    spoken,
    silence,
    level: () => ear?.level() ?? 0,
    stop() {
      clearInterval(timer);
      unwatch();
      ear?.close();
    },
  };
}
