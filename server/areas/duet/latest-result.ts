import { and, desc, eq } from 'drizzle-orm';
import type { DuetLineResult } from '#contract/duet.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { duetTotal } from '#rules/lesson/duet-total.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { questionsOf } from '#server/domain/attempt/store.ts';

const { attempts, attemptAnswers } = schema;

/** Each line's latest answer, over all attempts of the taker. */
const latestAnswers = (db: Queryable, takerId: string, duetId: string) =>
  db
    .selectDistinctOn([attemptAnswers.question_id], {
      questionId: attemptAnswers.question_id,
      answer: attemptAnswers.answer,
      evaluation: attemptAnswers.evaluation,
      submittedAt: attempts.submitted_at,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attempt_id))
    .where(and(eq(attempts.learner_id, takerId), eq(attempts.exercise_id, duetId)))
    .orderBy(attemptAnswers.question_id, desc(attemptAnswers.answered_at));

type Latest = Awaited<ReturnType<typeof latestAnswers>>[number];

function lineResult(questionId: string, latest: Latest | undefined): DuetLineResult {
  const line = { question_id: questionId, recording_id: recordingOf(latest?.answer ?? null), score: null };
  if (!latest) return { ...line, state: 'unsaid' };
  if (!latest.submittedAt) return { ...line, state: 'said' };
  const { evaluation } = latest;
  if (evaluation?.status === 'waiting') return { ...line, state: 'waiting' };
  const content = evaluation?.content;
  if (content?.kind !== 'speaking' || content.result.outcome !== 'graded')
    return { ...line, state: 'ungraded' };
  return { ...line, state: 'graded', score: Math.round(content.result.score.point) };
}

/** @param takerId null for a visitor who has said nothing yet */
export async function latestResult(
  db: Queryable,
  takerId: string | null,
  duetId: string,
): Promise<ResponseOf<typeof ENDPOINTS.duet.latestResult>> {
  const [questions, answers] = await Promise.all([
    questionsOf(db, duetId),
    takerId === null ? [] : latestAnswers(db, takerId, duetId),
  ]);
  const latest = new Map(answers.map((row) => [row.questionId, row]));
  const lines = questions
    .filter(({ retired }) => !retired)
    .map(({ question }) => lineResult(question.id, latest.get(question.id)));
  return { duet_id: duetId, lines, total: duetTotal(lines) };
}
