import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Figures } from '#contract/operator-figures.ts';
import { instantsOf, type Span } from '#rules/calendar/span.ts';
import type { Queryable } from '#server/db/connect.ts';

const rowSchema = z.object({ count: z.number(), p50: z.nullable(z.number()), p90: z.nullable(z.number()) });

/** How long gradings took that were finished in the span: by engines, and by teachers since they were asked. */
export async function turnaround(db: Queryable, span: Span): Promise<Figures['grading']> {
  const { begin, end } = instantsOf(span);
  const read = async (seconds: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(sql`
      select count(*)::int as count,
        percentile_cont(0.5) within group (order by seconds)::float as p50,
        percentile_cont(0.9) within group (order by seconds)::float as p90
      from (${seconds}) as taken`);
    return rowSchema.parse(rows[0]);
  };
  return {
    ai: await read(sql`select seconds from grading_times where at >= ${begin} and at < ${end}`),
    teacher: await read(sql`
      select extract(epoch from graded_at - asked_at) as seconds from teacher_gradings
      where status = 'finished' and graded_at >= ${begin} and graded_at < ${end}`),
  };
}
