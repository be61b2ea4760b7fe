import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { speakingBands } from '#server/db/schema-speaking-practice.ts';
import { attemptBand } from './attempt-band.ts';
import { answersOf, questionsOf } from './store.ts';

// What `rules/attempt/answer-grading.ts` says of one answer, said of a whole attempt without reading its answers.

const status = sql`${attemptAnswers.evaluation} ->> 'status'`;
const found = sql`${attemptAnswers.evaluation} #>> '{content,result,outcome}' = 'graded'`;
const isTalk = sql`${attemptAnswers.evaluation} #>> '{content,kind}' = 'talk'`;

const hasBand = sql`exists (select from ${speakingBands} band where band.attempt_id = ${attempts.id})`;
const waitsForTeacher = sql`exists (
  select from ${teacherGradings} asked where asked.attempt_id = ${attempts.id}
    and asked.asked_by = 'pack' and asked.regrade_of is null and asked.status = 'waiting')`;

/** Columns over the answers of an attempt, for `wasGraded`. */
export const aiGrades = {
  /** An essay or a reading has its grade, or what was said in the speaking room its band. */
  hasGrade: sql<boolean>`coalesce(bool_or(${found} and not ${isTalk}), false) or ${hasBand}`,
  /** Something is known of what was said; that is no grade yet. */
  isHeard: sql<boolean>`coalesce(bool_or(${found} and ${isTalk}), false)`,
};

/**
 * Over the answers of an attempt: the AI has seen it through, whether it could grade it or not, and it does not wait for a
 * teacher who has to grade it.
 */
export const isSeenThrough = sql`bool_or(${status} = 'finished') and not bool_or(coalesce(${status}, '') = 'waiting')
  and not ${waitsForTeacher}`;

/** Whether the AI could grade something of an attempt that was seen through. */
export async function wasGraded(
  db: Queryable,
  attempt: { id: string; exercise: string; kind: string; hasGrade: boolean; isHeard: boolean },
): Promise<boolean> {
  // The bands of the speaking room are stored; those of a talk in a practice or a test are not.
  if (attempt.hasGrade || !attempt.isHeard || attempt.kind === 'speaking') return attempt.hasGrade;
  const band = attemptBand(await questionsOf(db, attempt.exercise), await answersOf(db, attempt.id));
  return band?.outcome === 'graded';
}
