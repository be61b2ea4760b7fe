import type { Attempt } from '#contract/practice.ts';
import { TALK } from '#src/messages/talk.ts';

/** The AI's one band of an attempt's talks, in words; null if it has none. */
export function aiBand({ user_result: { speaking } }: Pick<Attempt, 'user_result'>): string | null {
  if (speaking?.outcome !== 'graded') return null;
  return TALK.band.span(speaking.band.low.toFixed(1), speaking.band.high.toFixed(1));
}
