import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';
import { isInForce, rolesOf } from '#server/domain/staff/roles.ts';
import type { ClassRow } from './checks.ts';
import { ClassRefused } from './class-refused.ts';

/** Teachers that can be chosen from; a centre has fewer. */
const TEACHERS_MAX = 200;

/** Everybody who is a teacher now, by name. @param now milliseconds since 1970 */
export const teachersOf = (db: Queryable, now: number): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: learners.id, name: learners.full_name })
    .from(learnerRoles)
    .innerJoin(learners, eq(learners.id, learnerRoles.learner_id))
    .where(and(eq(learnerRoles.role, 'teacher'), isInForce(now)))
    .orderBy(asc(learners.full_name), asc(learners.id))
    .limit(TEACHERS_MAX);

const isTeacher = async (db: Queryable, id: string, now: number): Promise<boolean> =>
  (await rolesOf(db, id, now)).includes('teacher');

/** Refuses whoever is no teacher now. @param id of a learner */
export async function checkTeacher(db: Queryable, id: string, now: number): Promise<void> {
  if (!(await isTeacher(db, id, now))) throw new ClassRefused('not_a_teacher', `${id} is no teacher`);
}

/** Who teaches the class. Refuses a class without a teacher, and one whose teacher is none any more. */
export async function teacherOf(db: Queryable, { code, teacher_id }: ClassRow, now: number): Promise<string> {
  if (teacher_id === null || !(await isTeacher(db, teacher_id, now)))
    throw new ClassRefused('no_teacher', `the class ${code} has no teacher`);
  return teacher_id;
}
