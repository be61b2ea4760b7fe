/** What is known of an answer while it is being given. Times are seconds. */
export interface TurnSoFar {
  part: 1 | 2 | 3;
  /** The talk of Part 2, in which people stop to think. */
  isTalk: boolean;
  /** Time in which a voice was heard. */
  spoken: number;
  /** Since the voice was last heard; since the beginning if it was not. */
  silence: number;
  elapsed: number;
  /** The question was asked a second time, since nothing was heard. */
  wasRepeated: boolean;
  /** When the examiner stops the learner, as in a test; null: never. */
  cutAfter: number | null;
}

/**
 * `end`: the answer is over; `repeat`: nothing was heard, so the question is asked again; `unheard`: nothing was heard
 * for the second time; `cut`: its time is over.
 */
export type TurnDecision = 'listen' | 'end' | 'repeat' | 'unheard' | 'cut';

/** Silences that end an answer, seconds: one that is long enough, most others, and those in which people think. */
const AFTER_ENOUGH = 2.5;
const USUAL = 4;
const WHILE_THINKING = 8;
/** Silence at the beginning after which the question is repeated, seconds. */
const NOTHING_HEARD = 10;
/** Speech that makes an answer long enough, seconds by part. */
const ENOUGH = { 1: 8, 2: 8, 3: 15 } as const;
/** Less speech than this is little: the learner has only begun. */
const LITTLE = 3;

/** The silence that ends an answer, seconds. */
function patience({ part, isTalk, spoken }: TurnSoFar): number {
  if (isTalk || spoken < LITTLE) return WHILE_THINKING;
  return spoken >= ENOUGH[part] ? AFTER_ENOUGH : USUAL;
}

/** Whether an answer goes on. Never ends one before anything was said. */
export function endOfTurn(turn: TurnSoFar): TurnDecision {
  if (turn.cutAfter !== null && turn.elapsed >= turn.cutAfter && turn.spoken > 0) return 'cut';
  if (turn.spoken === 0) {
    if (turn.silence < NOTHING_HEARD) return 'listen';
    return turn.wasRepeated ? 'unheard' : 'repeat';
  }
  return turn.silence >= patience(turn) ? 'end' : 'listen';
}
