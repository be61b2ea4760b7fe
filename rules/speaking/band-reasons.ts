import type { SpeakingCriterion, TalkComment, TalkMeasures } from '#contract/talk-evaluation.ts';
import {
  ENOUGH_WORDS,
  NO_ERRORS,
  NOT_QUITE_CLEAR,
  type WholeMeasures,
  wholeComments,
} from './whole-comments.ts';

const MOST_REASONS = 5;

type Said = Pick<TalkComment, 'comment' | 'tone' | 'quote'>;

interface CommentedTalk {
  questionId: string;
  measures: TalkMeasures;
  comments: readonly TalkComment[];
}

/** What a reason says without its figures, which differ from talk to talk. */
const saying = ({ comment }: Said): string => comment.replaceAll(/[\d.,]+/g, '#');

/** Without what is said of a talk of which there was nothing else to say, where something is said of another. */
function withoutEmpty<T extends Said>(reasons: readonly T[]): readonly T[] {
  const hasError = reasons.some(({ tone, quote }) => tone === 'improve' && quote !== null);
  const empty = [ENOUGH_WORDS, NOT_QUITE_CLEAR, ...(hasError ? [NO_ERRORS.heard, NO_ERRORS.typed] : [])];
  const telling = reasons.filter(({ comment }) => !empty.includes(comment));
  return telling.length > 0 ? telling : reasons;
}

/**
 * The first reasons for a criterion's band, each said once: the same with other figures helps nobody. What is said of a
 * talk as a whole is said of all together: one may be quick, and the next in good time.
 * @param whole measures of all talks together
 */
export function bandReasons(talks: readonly CommentedTalk[], whole: WholeMeasures, code: SpeakingCriterion) {
  const ofAll = wholeComments(whole)
    .filter(({ criterion }) => criterion === code)
    .map(({ comment, tone }) => ({ comment, tone, quote: null }));
  const ofEach = talks.flatMap(({ questionId, comments, measures }) => {
    const own = new Set(wholeComments(measures).map(({ comment }) => comment));
    return comments
      .filter(({ criterion, comment }) => criterion === code && !own.has(comment))
      .map(({ comment, tone, quote }) => ({
        comment,
        tone,
        quote: quote && { ...quote, question_id: questionId },
      }));
  });
  const first = withoutEmpty([...ofAll, ...ofEach]).filter(
    (reason, index, all) => all.findIndex((each) => saying(each) === saying(reason)) === index,
  );
  const good = first.filter(({ tone }) => tone === 'strength').slice(0, 2);
  return [...good, ...first.filter(({ tone }) => tone === 'improve').slice(0, MOST_REASONS - good.length)];
}
