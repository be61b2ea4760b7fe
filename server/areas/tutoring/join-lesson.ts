import { eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { LIVE_TIMING } from '#contract/tutoring.ts';
import { attendanceOfJoin, liveTiming } from '#rules/tutoring/timing.ts';
import type { Tx } from '#server/db/connect.ts';
import { classAttendance, classLessons } from '#server/db/schema-tutoring.ts';
import { ownLesson } from '#server/domain/tutoring/membership.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/**
 * The link of a lesson whose room is open, for a member, who is counted as present; a second time changes nothing, and
 * neither does it change what a teacher decided. Throws `ApiFailure`.
 */
export async function joinLesson(
  tx: Tx,
  learnerId: string,
  lessonId: string,
  now: Date,
): Promise<ResponseOf<typeof ENDPOINTS.tutoring.join>> {
  // A move at the same moment waits, and then forgets this joining.
  await tx
    .select({ id: classLessons.id })
    .from(classLessons)
    .where(eq(classLessons.id, lessonId))
    .for('share');
  const { own, lesson } = await ownLesson(tx, learnerId, lessonId);
  if (lesson.cancelled_at !== null) throw new ApiFailure('LESSON_CANCELLED');
  const span = { starts_at: lesson.starts_at.getTime(), ends_at: lesson.ends_at.getTime() };
  const timing = liveTiming(span, now.getTime());
  if (timing === LIVE_TIMING.DONE || own.class.closed_at !== null) throw new ApiFailure('LESSON_OVER');
  if (timing !== LIVE_TIMING.LIVE && timing !== LIVE_TIMING.NEAR_LIVE)
    throw new ApiFailure('LESSON_NOT_OPEN');
  const url = lesson.meeting_link ?? own.class.meeting_link;
  if (url === null) throw new ApiFailure('LESSON_WITHOUT_LINK');
  const status = attendanceOfJoin(span, now.getTime());
  const [mark] = await tx
    .insert(classAttendance)
    .values({ lesson_id: lesson.id, learner_id: learnerId, status, joined_at: now })
    .onConflictDoUpdate({
      target: [classAttendance.lesson_id, classAttendance.learner_id],
      set: { joined_at: sql`coalesce(${classAttendance.joined_at}, excluded.joined_at)` },
    })
    .returning();
  return {
    url,
    attendance: mark?.status ?? status,
    joined_at: (mark?.joined_at ?? now).getTime(),
  };
}
