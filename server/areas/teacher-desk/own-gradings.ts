import { desc, eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { messagesOf } from '#server/domain/teacher-grading/messages.ts';
import { opinionsOn } from './second-opinions.ts';

/** How many of a teacher's latest gradings are listed. */
const LATEST = 30;

type OwnGradings = ResponseOf<typeof ENDPOINTS.teacherDesk.mine>['gradings'];

/** What a teacher graded last, with the messages about it and what others thought of it. */
export async function ownGradings(db: Queryable, teacherId: string): Promise<OwnGradings> {
  const rows = await db
    .select({
      id: teacherGradings.id,
      title: exercises.title,
      graded_at: sql<Date>`${teacherGradings.graded_at}`.mapWith(teacherGradings.graded_at),
      grade: teacherGradings.grade,
      reply_at: teacherGradings.reply_at,
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(eq(teacherGradings.teacher_id, teacherId))
    .orderBy(desc(teacherGradings.graded_at))
    .limit(LATEST);
  const ids = rows.map(({ id }) => id);
  const [messages, opinions] = [await messagesOf(db, ids), await opinionsOn(db, ids)];
  return rows.map(({ id, title, graded_at, grade, reply_at }) => ({
    id,
    title,
    graded_at: graded_at.getTime(),
    band: grade?.band ?? null,
    messages: messages.get(id) ?? [],
    has_reply: reply_at !== null,
    second_opinions: opinions.get(id) ?? [],
  }));
}
