import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Question } from '#contract/question.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { type GradedTalk, speakingBand } from '#rules/speaking/speaking-band.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import { TALK_ENGINE } from '#server/engines/speech/talk-result.ts';

/**
 * The single band of an attempt's free speech; null when it has none, none was answered, or the AI has not
 * finished all of it. Talks it declined, from before they were distinguished from readings, do not count.
 */
export function attemptBand(
  stored: readonly { question: Question }[],
  answers: readonly { questionId: string; evaluation: AiEvaluation | null }[],
): SpeakingBand | null {
  const talkQuestions = stored.filter(
    (one) => one.question.content.type_code === 'ielts_unscripted_speaking' && gradersOf(one.question).ai,
  );
  const ids = new Set(talkQuestions.map(({ question }) => question.id));
  const given = answers.filter(({ questionId }) => ids.has(questionId));
  if (given.length === 0 || given.some(({ evaluation }) => evaluation?.status === 'waiting')) return null;
  const talkResults = given.flatMap(({ questionId, evaluation }) =>
    evaluation?.content?.kind === 'talk' ? [{ questionId, result: evaluation.content.result }] : [],
  );
  if (talkResults.length === 0) return null;
  const talks = talkResults.flatMap(({ questionId, result }): GradedTalk[] =>
    result.outcome === 'graded'
      ? [
          {
            questionId,
            measures: result.measures,
            comments: result.comments,
            isRecognised: result.transcript.source !== 'learner',
            relevance: result.relevance,
          },
        ]
      : [],
  );
  const followUps = new Set(
    talkQuestions.flatMap(({ question }) => (question.follows === undefined ? [] : [question.id])),
  );
  const required = talkQuestions.length - followUps.size;
  const declined = talkResults.flatMap(({ result }) =>
    result.outcome === 'declined' ? [result.reason] : [],
  );
  return { engine: TALK_ENGINE, ...speakingBand(talks, required, followUps, declined) };
}
