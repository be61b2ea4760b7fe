import type { TalkSoundReport } from '#contract/talk-evaluation.ts';

/** Syllables of an English word in conversation, on average. */
const SYLLABLES_A_WORD = 1.4;

/** About how many words were said, from the sound alone. */
export function estimateWords({ duration, pauses, syllable_rate }: TalkSoundReport): number {
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.round((syllable_rate * Math.max(0, duration - paused)) / SYLLABLES_A_WORD);
}
