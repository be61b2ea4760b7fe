import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { SpeakingMode } from '#contract/speaking.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { answeredInAttempt, isCounted } from '#server/domain/attempt/open-attempts.ts';

const { attempts, exercises, questions, reviseAnswers, speakingSets } = schema;

/** Work as it is stored, without its place in a course. */
export interface StoredWork {
  kind: (typeof exercises.$inferSelect)['kind'];
  id: string;
  attempt_id: string | null;
  title: string;
  lesson_id: string | null;
  mode: SpeakingMode | null;
  answered: number;
  of: number;
  at: Date;
  deadline_at: Date | null;
}

/** Attempts and sets looked at, the latest first. */
const MOST = 20;

const questionCount = sql<number>`(select count(*)::int from ${questions} where ${questions.exercise_id} = ${exercises.id} and not ${questions.retired} and ${isCounted})`;

/** The learner's attempts that were opened since then and are open. */
export async function openAttemptsListed(
  db: Queryable,
  learnerId: string,
  since: Date,
): Promise<StoredWork[]> {
  const answered = answeredInAttempt(db);
  const rows = await db
    .select({
      kind: exercises.kind,
      id: exercises.id,
      attempt_id: attempts.id,
      title: sql<string>`coalesce(${speakingSets.title_vi}, ${exercises.title})`,
      lesson_id: exercises.lesson_id,
      mode: speakingSets.mode,
      answered: answered.count,
      of: questionCount,
      at: sql<Date>`greatest(${answered.last}, ${attempts.opened_at})`.mapWith(attempts.opened_at),
      deadline_at: attempts.deadline_at,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .leftJoin(speakingSets, eq(speakingSets.id, exercises.id))
    .leftJoinLateral(answered, sql`true`)
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        isNull(attempts.submitted_at),
        isNull(attempts.given_up_at),
        gt(attempts.opened_at, since),
        eq(exercises.retired, false),
        // Its attempts hold what was spoken in it, and are never submitted.
        ne(exercises.kind, 'revise'),
      ),
    )
    .orderBy(desc(attempts.opened_at))
    .limit(MOST);
  return rows.map((row) => ({ ...row, answered: row.answered ?? 0 }));
}

/** The revise sets of lessons in which the learner answered since then. */
export async function begunSets(db: Queryable, learnerId: string, since: Date): Promise<StoredWork[]> {
  const recent = db
    .select({
      id: reviseAnswers.revise_id,
      at: sql<Date>`max(${reviseAnswers.at})`.mapWith(reviseAnswers.at).as('recent_at'),
    })
    .from(reviseAnswers)
    .where(and(eq(reviseAnswers.learner_id, learnerId), gt(reviseAnswers.at, since)))
    .groupBy(reviseAnswers.revise_id)
    .orderBy(desc(sql`recent_at`))
    .limit(MOST)
    .as('recent');
  const rows = await db
    .select({
      kind: exercises.kind,
      id: exercises.id,
      title: exercises.title,
      lesson_id: exercises.lesson_id,
      answered: sql<number>`(select count(*)::int from ${reviseAnswers} where ${reviseAnswers.learner_id} = ${learnerId} and ${reviseAnswers.revise_id} = ${exercises.id})`,
      of: questionCount,
      at: recent.at,
    })
    .from(recent)
    .innerJoin(exercises, eq(exercises.id, recent.id))
    .where(and(eq(exercises.retired, false), sql`${exercises.lesson_id} is not null`));
  return rows
    .filter(({ answered, of }) => answered < of)
    .map((row) => ({ ...row, attempt_id: null, mode: null, deadline_at: null }));
}
