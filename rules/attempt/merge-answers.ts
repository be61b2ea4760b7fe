import type { Answer } from '#contract/question.ts';

/** An answer with when it was given, milliseconds since 1970, by a clock that all devices share. */
export interface TimedAnswer {
  answer: Answer;
  at: number;
}

/** Answers by question id. */
export type TimedAnswers = ReadonlyMap<string, TimedAnswer>;

/** The same text for the same answer: what a database returns has its keys in another order. */
const wordingOf = (answer: Answer): string =>
  JSON.stringify(answer, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isSame = (one: Answer, other: Answer): boolean => wordingOf(one) === wordingOf(other);

/** Whether an answer replaces the one before; of two at once it is the one that came last. */
export const replaces = (at: number, before: number): boolean => at >= before;

/**
 * Merges the work of two devices, question by question: the answers of the other device that replace those here, which
 * are the newer ones. What is here stays where it is newer, as old, or the same.
 * @param keepsFirst a question is answered once: what is here stays in any case
 */
export function answersToBring(here: TimedAnswers, there: TimedAnswers, keepsFirst = false): TimedAnswers {
  return new Map(
    [...there].filter(([id, { answer, at }]) => {
      const own = here.get(id);
      if (!own) return true;
      return !keepsFirst && at > own.at && !isSame(own.answer, answer);
    }),
  );
}

/** Whether work was ended on another device, and nothing was done in it here since. */
export const isEndedElsewhere = (endedAt: number | null, here: TimedAnswers): boolean =>
  endedAt !== null && [...here.values()].every(({ at }) => at <= endedAt);
