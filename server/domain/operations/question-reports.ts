import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { REPORTS_PAGE } from '#contract/operator-reports.ts';
import { REPORT_ANSWER_MAX } from '#contract/question-report.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { questionReports } from '#server/db/schema-report.ts';
import { isReported } from '#server/domain/attempt/reported-question.ts';
import { DeskRefused, deskId } from '#server/domain/staff/desk-refused.ts';

export type QuestionReport = typeof questionReports.$inferSelect & {
  /** Id of the exercise that contains the question. */
  exercise: string | null;
  title: string | null;
};

const read = (db: Queryable) =>
  // A question may belong to more than one exercise; the report is still a single one.
  db
    .selectDistinctOn([questionReports.id], {
      ...getTableColumns(questionReports),
      exercise: exercises.id,
      title: exercises.title,
    })
    .from(questionReports)
    .leftJoin(questions, isReported())
    .leftJoin(exercises, eq(exercises.id, questions.exercise_id));

/** Reports in order of arrival. @param which open ones, or all */
export const listReports = (db: Queryable, which: 'open' | 'all'): Promise<QuestionReport[]> =>
  read(db)
    .where(which === 'open' ? isNull(questionReports.closed_at) : undefined)
    // Ids are ordered by time.
    .orderBy(asc(questionReports.id));

/** One page of reports: open ones from the oldest on, closed ones from the newest. */
export async function pageOfReports(
  db: Queryable,
  { state, after }: { state: 'open' | 'closed'; after?: string | undefined },
): Promise<{ rows: QuestionReport[]; next: string | null }> {
  const { id, closed_at } = questionReports;
  const isOpen = state === 'open';
  const next = after === undefined ? undefined : (isOpen ? gt : lt)(id, after);
  const found = await read(db)
    .where(and((isOpen ? isNull : isNotNull)(closed_at), next))
    .orderBy((isOpen ? asc : desc)(id))
    .limit(REPORTS_PAGE + 1);
  const rows = found.slice(0, REPORTS_PAGE);
  return { rows, next: found.length > REPORTS_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** Null once the learner has been deleted. */
export async function findReport(db: Queryable, id: string): Promise<QuestionReport | null> {
  const [row] = await read(db).where(eq(questionReports.id, id));
  return row ?? null;
}

async function refuse(db: Queryable, id: string): Promise<never> {
  const row = await findReport(db, id);
  if (!row) throw new DeskRefused(`${id} is no report`, { code: 'NOT_FOUND' });
  if (row.closed_at)
    throw new DeskRefused(`${id} is ${row.answer === null ? 'closed' : 'answered'} already`, {
      code: 'REPORT_CLOSED',
    });
  throw new DeskRefused(`${id} was sent by a guest, who cannot be told: close it instead`, {
    code: 'REPORT_OF_GUEST',
  });
}

const isOpen = (id: string) => and(eq(questionReports.id, id), isNull(questionReports.closed_at));

/** Answers and closes the report; the learner, whose id it returns, is notified. Throws `DeskRefused`. */
export async function answerReport(
  db: Queryable,
  given: string,
  words: string,
  now: Date,
): Promise<string | null> {
  const id = deskId(given, 'report');
  const answer = words.normalize('NFC').trim();
  if (answer === '' || answer.includes('\0') || answer.length > REPORT_ANSWER_MAX)
    throw new DeskRefused(`an answer has between 1 and ${REPORT_ANSWER_MAX} characters`);
  const answered = await db
    .update(questionReports)
    .set({ answer, answered_at: now, closed_at: now })
    .where(and(isOpen(id), isNotNull(questionReports.learner_id)))
    .returning({ learner_id: questionReports.learner_id });
  const [report] = answered;
  return report ? report.learner_id : refuse(db, id);
}

/** Closes the report without notifying anybody; returns its learner's id. Throws `DeskRefused`. */
export async function closeReport(db: Queryable, given: string, now: Date): Promise<string | null> {
  const id = deskId(given, 'report');
  const closed = await db
    .update(questionReports)
    .set({ closed_at: now })
    .where(isOpen(id))
    .returning({ learner_id: questionReports.learner_id });
  const [report] = closed;
  return report ? report.learner_id : refuse(db, id);
}
