import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { questions } from '#server/db/schema-content.ts';
import { questionReports } from '#server/db/schema-report.ts';

/**
 * What a report calls a question: its id, or `EXERCISE/QUESTION` where other exercises have the same id, as in the
 * speaking room.
 */
const fullName = sql<string>`${questions.exercise_id} || '/' || ${questions.id}`;

/** Whether it is the question that a report is about. */
export const isReported = (): SQL | undefined =>
  or(eq(questions.id, questionReports.question_id), eq(fullName, questionReports.question_id));

/** Whether it has the name. */
export function namesQuestion(name: string): SQL | undefined {
  const slash = name.indexOf('/');
  if (slash < 0) return eq(questions.id, name);
  return and(eq(questions.exercise_id, name.slice(0, slash)), eq(questions.id, name.slice(slash + 1)));
}
