import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import { isShortAnswer } from './follow-up.ts';

/** The one thing to say first about an answer, from its sound. */
export type FirstNote = 'unclear' | 'short' | 'fast' | 'slow' | 'broken' | 'flat' | 'good';

/** Signal above the background from which a voice is clear, dB. */
const CLEAR = 15;
/** Syllables per second without pauses; fluent speakers have 3.5 to 5.5. */
const FAST = 6;
const SLOW = 2.6;
/** Share of the time that is paused. */
const BROKEN = 0.35;
/** Pitch range, semitones. */
const FLAT = 3.5;

/**
 * The most useful thing about an answer: what makes the figures doubtful, then its length, pace, pauses and melody.
 * @param words said, counted or estimated
 */
export function firstNote(
  { clearance, syllable_rate, pause_share, melody }: TalkSoundReport,
  words: number,
  part: 1 | 2 | 3,
): FirstNote {
  if (clearance < CLEAR) return 'unclear';
  if (isShortAnswer(words, part)) return 'short';
  if (syllable_rate > FAST) return 'fast';
  if (pause_share > BROKEN) return 'broken';
  if (syllable_rate < SLOW) return 'slow';
  return melody !== null && melody < FLAT ? 'flat' : 'good';
}
