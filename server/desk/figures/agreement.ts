import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Figures } from '#contract/operator-figures.ts';
import type { Queryable } from '#server/db/connect.ts';
import { instantsOf, type Span } from './activity.ts';

const rowSchema = z.object({
  count: z.number(),
  within_half: z.number(),
  within_one: z.number(),
  mean: z.nullable(z.number()),
});

/** How bands that teachers gave in the span compare with those of the engine for the same essays. */
export async function bandAgreement(db: Queryable, span: Span): Promise<Figures['agreement']> {
  const { begin, end } = instantsOf(span);
  const { rows } = await db.execute(sql`
    select count(*)::int as count,
      count(*) filter (where abs(apart) <= 0.5)::int as within_half,
      count(*) filter (where abs(apart) <= 1)::int as within_one,
      avg(apart)::float as mean
    from (
      select (gradings.grade->>'band')::numeric - (
        -- One look-up for each grading: a join might read all answers there ever were.
        select (answers.evaluation #>> '{content,result,band,point}')::numeric from attempt_answers answers
        where answers.attempt_id = gradings.attempt_id and answers.question_id = gradings.question_id
      ) as apart
      from teacher_gradings gradings
      where gradings.status = 'finished' and gradings.graded_at >= ${begin} and gradings.graded_at < ${end}
    ) as pairs where apart is not null`);
  return rowSchema.parse(rows[0]);
}
