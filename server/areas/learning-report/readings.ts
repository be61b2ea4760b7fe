import { and, desc, eq } from 'drizzle-orm';
import { READINGS_MAX, type ReadingPoint } from '#contract/learning-report.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { tallySounds } from '#rules/reading-report/sound-tally.ts';
import type { Queryable } from '#server/db/connect.ts';
import { gradedReadings } from '#server/db/schema-learning.ts';
import { attemptAnswers } from '#server/db/schema-progress.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The learner's newest graded readings, oldest first. The cost does not grow with the number of earlier
 * readings.
 */
export async function newestReadings(db: Queryable, learnerId: string): Promise<ReadingPoint[]> {
  const { attempt_id, question_id, at, learner_id } = gradedReadings;
  const rows = await db
    .select({ attempt_id, question_id, at, evaluation: attemptAnswers.evaluation })
    .from(gradedReadings)
    .innerJoin(
      attemptAnswers,
      and(eq(attemptAnswers.attempt_id, attempt_id), eq(attemptAnswers.question_id, question_id)),
    )
    .where(eq(learner_id, learnerId))
    .orderBy(desc(at), question_id)
    .limit(READINGS_MAX);
  return rows.toReversed().flatMap(({ evaluation, at: moment, ...place }) => {
    const content = evaluation?.content;
    if (content?.kind !== 'speaking' || content.result.outcome !== 'graded') return [];
    const { score, words } = content.result;
    const sounds = tallySounds(words).map((tally) => ({ ...tally, mean: tenth(tally.mean) }));
    return [{ ...place, on: vietnamDay(moment.getTime()), score, sounds }];
  });
}
