import { eq, sql } from 'drizzle-orm';
import { isAttempted } from '#contract/lesson.ts';
import { studyDay } from '#rules/streak/study-day.ts';
import type { Tx } from '#server/db/connect.ts';
import { lessons } from '#server/db/schema-content.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { zonesSince } from '#server/domain/learner/time-zone.ts';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';

export interface Completed {
  learnerId: string;
  /** The completed item, such as `section:LESSON/SECTION` or `test:ID`. */
  subject: string;
  /** Null for what belongs to no course. */
  courseId: string | null;
  /** Planned duration. */
  minutes: number;
  /** By the learner's clock corrected for skew. */
  at: Date;
}

interface CompletedSection {
  learnerId: string;
  lesson: { id: string; course_id: string };
  section: { id: string; minutes: number };
  at: Date;
}

interface PlacedExercise {
  id: string;
  lesson_id: string;
  course_id: string;
}

/** Records that a learner completed something; repeating it on the same day changes nothing. */
export async function recordStudy(tx: Tx, completed: Completed, now: number): Promise<void> {
  const { learnerId, subject, courseId, minutes, at } = completed;
  const zones = await zonesSince(tx, learnerId, at);
  const { day, counts } = studyDay({ completedAt: at.getTime(), receivedAt: now }, zones);
  await tx
    .insert(studyEvents)
    .values({ learner_id: learnerId, day, subject, course_id: courseId, minutes, at, counts })
    .onConflictDoUpdate({
      target: [studyEvents.learner_id, studyEvents.day, studyEvents.subject],
      set: { counts: true },
      setWhere: sql`excluded.counts and not ${studyEvents.counts}`,
    });
  await replanReminder(tx, learnerId);
}

/** The same for a section of a lesson. */
export const recordSection = (
  tx: Tx,
  { learnerId, lesson, section, at }: CompletedSection,
  now: number,
): Promise<void> =>
  recordStudy(
    tx,
    {
      learnerId,
      subject: `section:${lesson.id}/${section.id}`,
      courseId: lesson.course_id,
      minutes: section.minutes,
      at,
    },
    now,
  );

/** The same for the section of a practice. A practice that newer content dropped counts by itself. */
export async function recordPractice(
  tx: Tx,
  { learnerId, practice, at }: { learnerId: string; practice: PlacedExercise; at: Date },
  now: number,
): Promise<void> {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, practice.lesson_id));
  const section = lesson?.sections.find(
    ({ kind, module_id }) => isAttempted(kind) && module_id === practice.id,
  );
  if (lesson && section) return recordSection(tx, { learnerId, lesson, section, at }, now);
  const subject = `practice:${practice.id}`;
  await recordStudy(tx, { learnerId, subject, courseId: practice.course_id, minutes: 0, at }, now);
}
