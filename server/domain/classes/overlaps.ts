import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { lessonTime } from '#rules/tutoring/lesson-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { classLessons, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { lockTeacher } from './checks.ts';
import { ClassRefused } from './class-refused.ts';

/**
 * Refuses a time at which the class, or its teacher elsewhere, has another lesson. One may begin when the other ends.
 * @param lesson the time; its id, so that it does not stand in its own way
 */
export async function refuseOverlaps(
  tx: Tx,
  of: { class_id: string; teacher_id: string | null },
  lesson: { id?: string; starts_at: Date; ends_at: Date },
): Promise<void> {
  if (of.teacher_id !== null) await lockTeacher(tx, of.teacher_id);
  const isOfClass = eq(tutoringClasses.id, of.class_id);
  const [other] = await tx
    .select({ code: tutoringClasses.code, starts_at: classLessons.starts_at })
    .from(classLessons)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classLessons.class_id))
    .where(
      and(
        of.teacher_id === null
          ? isOfClass
          : or(
              isOfClass,
              and(eq(tutoringClasses.teacher_id, of.teacher_id), isNull(tutoringClasses.closed_at)),
            ),
        isNull(classLessons.cancelled_at),
        lesson.id === undefined ? undefined : ne(classLessons.id, lesson.id),
        lt(classLessons.starts_at, lesson.ends_at),
        gt(classLessons.ends_at, lesson.starts_at),
      ),
    )
    .limit(1);
  if (other)
    throw new ClassRefused(
      'overlaps',
      `at that time ${other.code} has a lesson, from ${lessonTime(other.starts_at.getTime())}`,
    );
}
