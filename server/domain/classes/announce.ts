import { and, eq, isNull } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import type { NoticeKind } from '#contract/tutoring.ts';
import type { Tx } from '#server/db/connect.ts';
import { classMembers, classNotices } from '#server/db/schema-tutoring.ts';
import { queuePushes } from '#server/domain/push/queue-push.ts';

export interface Announcement {
  classId: string;
  className: string;
  lessonId: string | null;
  /** To whom alone; null: to all members. */
  learnerId: string | null;
  kind: NoticeKind;
  /** One Vietnamese sentence. */
  text: string;
  /** What it is about, unlike that of any other announcement. */
  tag: string;
}

/** Tells members something, on the page of the class and on the devices of those who want that. */
export async function announce(tx: Tx, announcement: Announcement, now: Date): Promise<void> {
  const { classId, className, lessonId, learnerId, kind, text, tag } = announcement;
  await tx
    .insert(classNotices)
    .values({ class_id: classId, lesson_id: lessonId, learner_id: learnerId, kind, text, at: now });
  const members = await tx
    .select({ id: classMembers.learner_id })
    .from(classMembers)
    .where(
      and(
        eq(classMembers.class_id, classId),
        isNull(classMembers.left_at),
        learnerId === null ? undefined : eq(classMembers.learner_id, learnerId),
      ),
    );
  await queuePushes(
    tx,
    members.map(({ id }) => id),
    {
      kind: 'class',
      tag,
      title: className.slice(0, 80),
      body: text.slice(0, 200),
      path: href('tutoringClass', { classId }),
    },
  );
}
