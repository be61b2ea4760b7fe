import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import { clockTime } from '#rules/tutoring/lesson-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { classLessons, classMembers, tutoringClasses } from '#server/db/schema-tutoring.ts';
import { queuePushes } from '#server/domain/push/queue-push.ts';
import type { Platform } from '#server/platform.ts';

/** How long before its beginning members are reminded of a lesson: time to get home, and to look at the homework. */
const AHEAD = sql`interval '30 minutes'`;
/** Lessons per transaction. */
const BATCH = 50;

/** Lessons that begin soon, locked; those that another server works on are left to it. */
const claimDue = (tx: Tx) =>
  tx
    .select({ lesson: classLessons, class_name: tutoringClasses.name, closed_at: tutoringClasses.closed_at })
    .from(classLessons)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classLessons.class_id))
    .where(
      and(
        isNull(classLessons.reminded_at),
        isNull(classLessons.cancelled_at),
        gt(classLessons.starts_at, sql`clock_timestamp()`),
        lte(classLessons.starts_at, sql`clock_timestamp() + ${AHEAD}`),
      ),
    )
    .orderBy(asc(classLessons.starts_at))
    .limit(BATCH)
    .for('update', { of: classLessons, skipLocked: true });

async function remind(
  tx: Tx,
  { lesson, class_name }: Awaited<ReturnType<typeof claimDue>>[number],
): Promise<void> {
  const members = await tx
    .select({ id: classMembers.learner_id })
    .from(classMembers)
    .where(and(eq(classMembers.class_id, lesson.class_id), isNull(classMembers.left_at)));
  const starts = lesson.starts_at.getTime();
  await queuePushes(
    tx,
    members.map(({ id }) => id),
    {
      kind: 'class',
      // Moved to another time, it is announced again.
      tag: `class:begins:${lesson.id}:${starts}`,
      title: `${clockTime(starts)}: ${lesson.title}`.slice(0, 80),
      body: `${class_name} sắp học. Phòng mở trước giờ 15 phút.`.slice(0, 200),
      path: href('tutoringClass', { classId: lesson.class_id }),
      expiresAt: lesson.starts_at,
    },
  );
}

/** Queues the reminders of lessons that begin soon, each once, in one transaction with marking them so. */
export const announceLessons = ({ db }: Pick<Platform, 'db'>): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await claimDue(tx);
    if (due.length === 0) return 0;
    for (const one of due) if (one.closed_at === null) await remind(tx, one);
    const ids = due.map(({ lesson }) => lesson.id);
    await tx
      .update(classLessons)
      .set({ reminded_at: sql`clock_timestamp()` })
      .where(inArray(classLessons.id, ids));
    return due.length;
  });
