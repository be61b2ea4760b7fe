import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Answer } from '#contract/question.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { attemptAnswers, attempts, gradingCounts, reviseAnswers } from '#server/db/schema-progress.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

/** Number of recent gradings that the estimate is based on. */
const SAMPLE_SIZE = 100;
/** How long the estimate is cached, milliseconds. */
const CACHE_MS = 60_000;
const DAY_MS = 86_400_000;

const medianRow = z.object({ seconds: z.nullable(z.coerce.number()) });

/** Median time from request to result of the latest gradings, seconds; null when there are none. */
async function medianSeconds(db: Platform['db']): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from completed_on - created_on)) as seconds
    from (
      select completed_on, created_on from pgboss.job
      where name = 'grading' and state = 'completed'
      order by completed_on desc limit ${SAMPLE_SIZE}
    ) as recent`);
  const { seconds } = medianRow.parse(rows[0] ?? { seconds: null });
  return seconds === null ? null : Math.max(1, Math.round(seconds));
}

async function usedToday(db: Platform['db'], learnerId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ asked: gradingCounts.asked })
    .from(gradingCounts)
    .where(and(eq(gradingCounts.learner_id, learnerId), eq(gradingCounts.day, day)));
  return row?.asked ?? 0;
}

/** The learner's newest answer to a question, in an attempt or a revise set. */
async function lastAnswer(db: Platform['db'], learnerId: string, questionId: string): Promise<Answer | null> {
  const [[attempted], [revised]] = await Promise.all([
    db
      .select({ answer: attemptAnswers.answer, at: attemptAnswers.answered_at })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attempt_id))
      .where(and(eq(attempts.learner_id, learnerId), eq(attemptAnswers.question_id, questionId)))
      .orderBy(desc(attemptAnswers.answered_at))
      .limit(1),
    db
      .select({ answer: reviseAnswers.answer, at: reviseAnswers.at })
      .from(reviseAnswers)
      .where(and(eq(reviseAnswers.learner_id, learnerId), eq(reviseAnswers.question_id, questionId)))
      .orderBy(desc(reviseAnswers.at))
      .limit(1),
  ]);
  const [newest] = [attempted, revised]
    .filter((found) => found !== undefined)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newest?.answer ?? null;
}

export function handlers({ db, config }: Platform): Handlers<'gradingCount'> {
  let cached: { seconds: Promise<number | null>; until: number } | null = null;
  const cachedMedian = (): Promise<number | null> => {
    if (!cached || cached.until <= performance.now())
      cached = { seconds: medianSeconds(db), until: performance.now() + CACHE_MS };
    return cached.seconds;
  };

  return {
    statistic: async ({ learner: { id }, query }) => {
      const day = vietnamDay(Date.now());
      const limit = config.GRADINGS_PER_LEARNER_DAY;
      const [used, usual_seconds, last_user_answer] = await Promise.all([
        usedToday(db, id, day),
        cachedMedian(),
        query.question_id === undefined ? null : lastAnswer(db, id, query.question_id),
      ]);
      return {
        remain_number_of_grading: Math.max(0, limit - used),
        number_of_grading: limit,
        renewed_at: Date.parse(`${day}T00:00:00+07:00`) + DAY_MS,
        usual_seconds,
        last_user_answer,
      };
    },
  };
}
