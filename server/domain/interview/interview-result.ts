import { and, eq } from 'drizzle-orm';
import type { InterviewResult } from '#contract/speaking.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { attemptBand } from '#server/domain/attempt/attempt-band.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';

const { attempts, speakingSets } = schema;

const NOT_GRADED = 'Chưa có câu nào được chấm nên chưa có band. Bạn thử nói lại lần nữa nhé.';

/** The result of a submitted interview, without anything that tells who spoke or what they said; null for another id. */
export async function interviewResultOf(db: Queryable, attemptId: string): Promise<InterviewResult | null> {
  const [attempt] = await db
    .select({ setId: attempts.exercise_id, submittedAt: attempts.submitted_at })
    .from(attempts)
    .innerJoin(
      speakingSets,
      and(eq(speakingSets.id, attempts.exercise_id), eq(speakingSets.mode, 'interview')),
    )
    .where(eq(attempts.id, attemptId));
  if (!attempt?.submittedAt) return null;
  const answers = await answersOf(db, attemptId);
  const given = new Set(
    answers.flatMap(({ questionId, answer }) => (isAnswered(answer) ? [questionId] : [])),
  );
  const stored = await questionsOf(db, attempt.setId);
  const asked = stored.filter(({ question, retired }) => !retired || given.has(question.id));
  const isWaiting = answers.some(({ evaluation }) => evaluation?.status === 'waiting');
  const band = attemptBand(asked, answers);
  const graded = band?.outcome === 'graded' ? band : null;
  const declined = band?.outcome === 'declined' ? band.message : NOT_GRADED;
  return {
    id: attemptId,
    state: isWaiting ? 'waiting' : graded ? 'graded' : 'declined',
    at: attempt.submittedAt.getTime(),
    engine: band?.engine ?? null,
    band: graded?.band ?? null,
    // Not their reasons, which quote what was said.
    criteria: graded?.criteria.map(({ code, band: estimated }) => ({ code, band: estimated })) ?? [],
    message: isWaiting || graded ? null : declined,
    answered: asked.filter(({ question }) => given.has(question.id)).length,
    of: asked.length,
  };
}
