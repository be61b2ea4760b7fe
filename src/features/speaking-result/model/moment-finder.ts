import { momentOf } from './moment-of.ts';
import type { ResultTalk } from './result-talks.ts';
import type { Moment } from './use-moments.ts';

interface Quote {
  question_id: string;
  start: number;
  end: number;
  at: number | null;
}

export type MomentFinder = (quote: Quote) => Moment | null;

/** Finds the moment of a recording that a quote means; null if it was not heard. */
export const momentFinder =
  (talks: readonly ResultTalk[]): MomentFinder =>
  (quote) => {
    const talk = talks.find(({ question }) => question.id === quote.question_id);
    if (!talk?.answer) return null;
    const span = momentOf(talk.graded?.words ?? [], quote);
    return span && { recordingId: talk.answer.recording_id, ...span };
  };
