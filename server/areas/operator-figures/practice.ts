import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { LESSON_SKILLS, type LessonSkill } from '#contract/course-offers.ts';
import type { Figures } from '#contract/operator-figures.ts';
import { instantsOf, type Span } from '#rules/calendar/span.ts';
import { skillOfPart } from '#rules/exam-taking/part-skill.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { attempts } from '#server/db/schema-progress.ts';
import type { ExerciseFacts } from '#server/domain/course/exercise-facts.ts';

type Exercise = Pick<typeof exercises.$inferSelect, 'id' | 'kind' | 'test'>;

/** The skill that an exercise trains most. */
function skillOf({ id, kind, test }: Exercise, facts: ReadonlyMap<string, ExerciseFacts>): LessonSkill {
  if (kind === 'speaking' || kind === 'duet_video') return 'speaking';
  if (test) return test.skill === 'mixed' ? 'language' : skillOfPart(test.skill);
  const [most = 'language'] = facts.get(id)?.skills ?? [];
  return most;
}

/** How many exercises were handed in, by skill. As many rows are read as there are exercises. */
export async function practiceBySkill(
  db: Queryable,
  span: Span,
  facts: ReadonlyMap<string, ExerciseFacts>,
): Promise<Figures['practice']> {
  const { begin, end } = instantsOf(span);
  const rows = await db
    .select({ exercise: attempts.exercise_id, count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(and(gte(attempts.submitted_at, begin), lt(attempts.submitted_at, end)))
    .groupBy(attempts.exercise_id);
  const ids = rows.map(({ exercise }) => exercise);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: exercises.id, kind: exercises.kind, test: exercises.test })
          .from(exercises)
          .where(inArray(exercises.id, ids));
  const byId = new Map(found.map((exercise) => [exercise.id, skillOf(exercise, facts)]));
  const counts = new Map<LessonSkill, number>();
  for (const { exercise, count } of rows) {
    const skill = byId.get(exercise) ?? 'language';
    counts.set(skill, (counts.get(skill) ?? 0) + count);
  }
  return LESSON_SKILLS.map((skill) => ({ skill, count: counts.get(skill) ?? 0 }));
}
