import type { TalkEvaluation } from '#contract/talk-evaluation.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

/** What is played of a quote: until its last word was said, with a little around it. Seconds. */
const BEFORE = 0.15;
const AFTER = 0.35;
/** Where its words were not heard, and at most. */
const USUAL = 5;
const MAX = 12;

/** The stretch of a recording in which a quote is said; null if it was not heard. */
export function momentOf(
  words: Graded['words'],
  quote: { start: number; end: number; at: number | null },
): { start: number; end: number } | null {
  if (quote.at === null) return null;
  const said = words.flatMap(({ start, end, said: heard }) =>
    heard && start < quote.end && end > quote.start ? [heard.end] : [],
  );
  const end = said.length > 0 ? Math.max(...said) + AFTER : quote.at + USUAL;
  return {
    start: Math.max(0, quote.at - BEFORE),
    end: Math.min(Math.max(end, quote.at + 1), quote.at + MAX),
  };
}
