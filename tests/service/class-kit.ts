import type { Tx } from '#server/db/connect.ts';
import { addLesson } from '#server/domain/classes/lessons.ts';
import { makeClass } from '#server/domain/classes/make-class.ts';
import { addMember } from '#server/domain/classes/members.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import type { Service } from './service.ts';
import { giveRoles } from './staff-member.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const LINK = 'https://hop.example/lop-1';

let made = 0;

export interface TestClass {
  id: string;
  teacher: TestLearner;
  member: TestLearner;
}

/** Runs a change of the desk in a transaction. */
export const changing =
  ({ platform: { db } }: Service) =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(work);

/** Somebody with the role, without a second factor yet. */
export async function aTeacher(service: Service): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await giveRoles(service, learner.id, ['teacher']);
  return learner;
}

/** A class with a teacher and a member, without lessons. */
export async function aClass(service: Service, fields: { teacher?: TestLearner } = {}): Promise<TestClass> {
  const teacher = fields.teacher ?? (await aTeacher(service));
  const member = await registerLearner(service);
  const change = changing(service);
  made += 1;
  const id = await change((tx) =>
    makeClass(
      tx,
      {
        code: `LOP-${made}`,
        name: `Lớp tối số ${made}`,
        summary: 'Hai buổi một tuần.',
        level: 2,
        teacher_id: teacher.id,
        meeting_link: LINK,
        final_test_id: 'academic-reading-1',
      },
      new Date(),
    ),
  );
  // Long enough ago that work done in a test is work of a member.
  await change((tx) => addMember(tx, id, member.id, new Date(Date.now() - 90 * 24 * HOUR)));
  return { id, teacher, member };
}

/** A lesson of an hour that begins so many milliseconds from now; it was planned before. */
export const lessonIn = (
  service: Service,
  classId: string,
  ms: number,
  title = 'Đọc nhanh',
): Promise<string> => {
  const starts_at = new Date(Date.now() + ms);
  const text = { title, summary: null, meeting_link: null };
  return changing(service)((tx) =>
    addLesson(
      tx,
      classId,
      { ...text, starts_at, ends_at: new Date(starts_at.getTime() + HOUR) },
      new Date(Math.min(Date.now(), starts_at.getTime()) - 24 * HOUR),
    ),
  );
};
