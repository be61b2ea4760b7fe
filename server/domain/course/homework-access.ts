import { and, eq, isNull } from 'drizzle-orm';
import { accessUntil } from '#rules/tutoring/class-status.ts';
import type { Queryable } from '#server/db/connect.ts';
import { classHomework, classMembers, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { endsAt } from '#server/domain/tutoring/class-span.ts';

/** Whether an exercise is homework of a class that the learner is a member of, and that is not long over. */
export async function isHomework(db: Queryable, learnerId: string, exerciseId: string): Promise<boolean> {
  const rows = await db
    .select({ ends_at: endsAt, closed_at: tutoringClasses.closed_at })
    .from(classHomework)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classHomework.class_id))
    .innerJoin(classMembers, eq(classMembers.class_id, classHomework.class_id))
    .where(
      and(
        eq(classHomework.exercise_id, exerciseId),
        eq(classMembers.learner_id, learnerId),
        isNull(classMembers.left_at),
      ),
    );
  const now = Date.now();
  return rows.some(({ ends_at, closed_at }) => {
    const until = accessUntil({ ends_at, closed_at: closed_at?.getTime() ?? null }, now);
    return until === null || now < until;
  });
}
