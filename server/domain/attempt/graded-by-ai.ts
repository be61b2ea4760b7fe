import { sql } from 'drizzle-orm';
import { attemptAnswers } from '#server/db/schema-progress.ts';

const status = sql`${attemptAnswers.evaluation} ->> 'status'`;
const outcome = sql`${attemptAnswers.evaluation} #>> '{content,result,outcome}'`;

/** Over the answers of an attempt: the AI could grade something of it. */
export const isGradedByAi = sql<boolean>`coalesce(bool_or(${outcome} = 'graded'), false)`;

/** Over the answers of an attempt: the AI has seen it through, whether it could grade it or not. */
export const isSeenThrough = sql`bool_or(${status} = 'finished') and not bool_or(coalesce(${status}, '') = 'waiting')`;
