import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { DESK_PAGE, type DeskScope, type DeskWork } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { isHeld, isHeldBy, isHeldByOther } from './held.ts';

export interface QueuePlace {
  scope: DeskScope;
  kind?: TeacherWork | undefined;
  /** The last work of the page before; milliseconds since 1970. */
  after?: { due: number; id: string } | undefined;
}

const isWaiting = eq(teacherGradings.status, 'waiting');

/** Compared as a row, so that the index finds the place. */
const follows = ({ due, id }: { due: number; id: string }): SQL =>
  sql`(${teacherGradings.due_at}, ${teacherGradings.id}) > (${new Date(due)}, ${id}::uuid)`;

const inScope = (scope: DeskScope, teacherId: string, now: Date): SQL | undefined => {
  if (scope === 'mine') return isHeldBy(teacherId, now);
  return scope === 'regrades' ? isNotNull(teacherGradings.regrade_of) : undefined;
};

/** A page of work waiting for a teacher, most urgent first. Nothing in it identifies the learner. */
export async function queuePage(
  db: Queryable,
  teacherId: string,
  { scope, kind, after }: QueuePlace,
  now: Date,
): Promise<{ works: DeskWork[]; more: boolean }> {
  const rows = await db
    .select({
      id: teacherGradings.id,
      kind: teacherGradings.kind,
      title: exercises.title,
      regrade_of: teacherGradings.regrade_of,
      asked_at: teacherGradings.asked_at,
      due_at: teacherGradings.due_at,
      held_by: teacherGradings.held_by,
      is_held: isHeld(now),
    })
    .from(teacherGradings)
    .innerJoin(attempts, eq(attempts.id, teacherGradings.attempt_id))
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(
      and(
        isWaiting,
        inScope(scope, teacherId, now),
        kind && eq(teacherGradings.kind, kind),
        after && follows(after),
      ),
    )
    .orderBy(asc(teacherGradings.due_at), asc(teacherGradings.id))
    .limit(DESK_PAGE + 1);
  const works = rows
    .slice(0, DESK_PAGE)
    .map(({ regrade_of, asked_at, due_at, held_by, is_held, ...row }) => ({
      ...row,
      is_regrade: regrade_of !== null,
      asked_at: asked_at.getTime(),
      due_at: due_at.getTime(),
      holder: holderOf(is_held ? held_by : null, teacherId),
    }));
  return { works, more: rows.length > DESK_PAGE };
}

/** Whom a work is held by, as the teacher sees it. */
export const holderOf = (heldBy: string | null, teacherId: string): DeskWork['holder'] => {
  if (heldBy === null) return 'nobody';
  return heldBy === teacherId ? 'me' : 'other';
};

/** Answers of learners that the teacher has not read. */
const unreadReplies = (db: Queryable, teacherId: string): Promise<number> =>
  db.$count(
    teacherGradings,
    and(eq(teacherGradings.teacher_id, teacherId), isNotNull(teacherGradings.reply_at)),
  );

/** How much there is to do for a teacher, without what others hold. */
export async function queueCounts(db: Queryable, teacherId: string, now: Date) {
  const count = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      writing: count(eq(teacherGradings.kind, 'writing')),
      speaking: count(eq(teacherGradings.kind, 'speaking')),
      regrades: count(isNotNull(teacherGradings.regrade_of)),
      mine: count(and(eq(teacherGradings.held_by, teacherId), isHeld(now))),
      overdue: count(sql`${teacherGradings.due_at} < ${now}`),
    })
    .from(teacherGradings)
    .where(and(isWaiting, sql`not coalesce(${isHeldByOther(teacherId, now)}, false)`));
  const counts = row ?? { writing: 0, speaking: 0, regrades: 0, mine: 0, overdue: 0 };
  return { ...counts, replies: await unreadReplies(db, teacherId) };
}
