import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import type { SpeakingTextOf } from '#server/db/schema-speaking-content.ts';
import { speakingSurveys } from '#server/db/schema-speaking-practice.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

type Questions = SpeakingTextOf<'survey'>['questions'];
type Given = BodyOf<typeof ENDPOINTS.speakingTrial.answerSurvey>['answers'];

export async function hasAnswered(db: Queryable, takerId: string): Promise<boolean> {
  const rows = await db
    .select({ at: speakingSurveys.answered_at })
    .from(speakingSurveys)
    .where(eq(speakingSurveys.learner_id, takerId));
  return rows.length > 0;
}

/** @throws ApiFailure `ANSWER_DOES_NOT_FIT` unless each answer fits its question, and each that is needed is there */
function checkedAnswers(questions: Questions, given: Given): Record<string, string> {
  const answers = new Map(given.map(({ question_id, value }) => [question_id, value.trim()]));
  const fits = ({ id, type, optional, max_length, options }: Questions[number]): boolean => {
    const value = answers.get(id) ?? '';
    if (value === '') return optional;
    return type === 'choice'
      ? options.some((option) => option.id === value)
      : value.length <= (max_length ?? value.length);
  };
  const known = new Set(questions.map(({ id }) => id));
  const isWhole = answers.size === given.length && [...answers.keys()].every((id) => known.has(id));
  if (!isWhole || !questions.every(fits)) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
  return Object.fromEntries([...answers].filter(([, value]) => value !== ''));
}

/** Stores the answers of a taker, unless they have answered before. */
export async function storeSurvey(
  tx: Tx,
  takerId: string,
  questions: Questions,
  { attemptId, given }: { attemptId: string; given: Given },
): Promise<void> {
  const answers = checkedAnswers(questions, given);
  await tx
    .insert(speakingSurveys)
    .values({ learner_id: takerId, attempt_id: attemptId, answers })
    .onConflictDoNothing();
}
