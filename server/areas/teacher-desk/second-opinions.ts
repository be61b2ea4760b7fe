import { desc, eq, inArray } from 'drizzle-orm';
import type { SecondOpinion } from '#contract/teacher-desk.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { secondOpinions } from '#server/db/schema-teacher-desk.ts';

/** How many of a teacher's latest are listed. */
const LATEST = 30;

const opinionOf = ({ grade, refusal, at }: typeof secondOpinions.$inferSelect): SecondOpinion => ({
  band: grade?.band ?? null,
  summary: grade ? grade.summary : refusal,
  at: at.getTime(),
});

/** What other teachers thought of these gradings, by grading. */
export async function opinionsOn(
  db: Queryable,
  gradingIds: readonly string[],
): Promise<Map<string, SecondOpinion[]>> {
  if (gradingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(secondOpinions)
    .where(inArray(secondOpinions.grading_id, [...gradingIds]))
    .orderBy(desc(secondOpinions.at));
  const byGrading = Map.groupBy(rows, ({ grading_id }) => grading_id);
  return new Map([...byGrading].map(([id, of]) => [id, of.map(opinionOf)]));
}

/** What the teacher thought of gradings that others gave, latest first. */
export async function opinionsBy(db: Queryable, teacherId: string) {
  const rows = await db
    .select({ opinion: secondOpinions, title: exercises.title, grade: teacherGradings.grade })
    .from(secondOpinions)
    .innerJoin(teacherGradings, eq(teacherGradings.id, secondOpinions.grading_id))
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(eq(secondOpinions.teacher_id, teacherId))
    .orderBy(desc(secondOpinions.at))
    .limit(LATEST);
  return rows.map(({ opinion, title, grade }) => ({
    ...opinionOf(opinion),
    grading_id: opinion.grading_id,
    title,
    standing: grade?.band ?? null,
  }));
}
