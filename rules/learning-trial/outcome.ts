import type { AiEvaluation } from '#contract/evaluation.ts';
import type { AnswerOutcome, TrialAsk } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { markAnswer } from '#rules/questions/marking.ts';

/** From this score on, of 100, what was said counts as right: most people would have understood every word. */
const SAID_WELL = 60;

/** What is known of the answer to a message. */
export interface GivenAnswer {
  answer: Answer;
  /** Of what was said; of the device, until the server's is there. */
  evaluation: AiEvaluation | null;
}

export interface Outcome {
  outcome: AnswerOutcome;
  /** Of what was said, 0–100. */
  score: number | null;
}

function outcomeOfSaid(evaluation: AiEvaluation | null): Outcome {
  const content = evaluation?.content;
  if (content?.kind === 'speaking' && content.result.outcome === 'graded') {
    const score = content.result.score.point;
    return { outcome: score >= SAID_WELL ? 'right' : 'wrong', score: Math.round(score) };
  }
  const isFinal = evaluation !== null && evaluation.status !== 'waiting';
  return { outcome: isFinal ? 'unscored' : 'waiting', score: null };
}

/** How an answer turned out; without one it was skipped, or is still to come. */
export function outcomeOf(
  { question, key }: Pick<TrialAsk, 'question' | 'key'>,
  given: GivenAnswer | undefined,
): Outcome {
  if (!given) return { outcome: 'skipped', score: null };
  const mark = markAnswer(question.content, key, given.answer, question.marks);
  if (mark === null) return outcomeOfSaid(given.evaluation);
  return { outcome: mark.isCorrect ? 'right' : 'wrong', score: null };
}
