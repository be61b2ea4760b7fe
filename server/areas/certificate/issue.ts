import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CertificatePayload } from '#contract/certificate.ts';
import { COURSE_LEVELS } from '#contract/course.ts';
import { isAttempted } from '#contract/lesson.ts';
import { canonicalJson } from '#rules/certificate/canonical-json.ts';
import { courseResult } from '#rules/certificate/course-result.ts';
import { earnedCourses } from '#rules/certificate/earned-courses.ts';
import { serialNumber } from '#rules/certificate/serial-number.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { certificateKeys, certificates } from '#server/db/schema-certificate.ts';
import type { CertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import type { Catalogue, CourseWithLessons } from '../course/catalogue.ts';
import { completionsOf, practiceMarksOf } from './completions.ts';

export interface EarnedCourse {
  course: CourseWithLessons;
  completed_on: string;
}

/** A name as a certificate bears it: one line, composed; empty where the profile has none. */
async function nameOf(db: Queryable, learnerId: string): Promise<string> {
  const [row] = await db
    .select({ name: learners.full_name })
    .from(learners)
    .where(eq(learners.id, learnerId));
  return (row?.name ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

const levelName = (level: number): string =>
  Object.entries(COURSE_LEVELS).find(([, number]) => number === level)?.[0] ?? String(level);

/** What a certificate consists of beside whose it is: a new serial number, the payload's text, its signature. */
async function sealed(
  db: Queryable,
  signer: CertificateSigner,
  learnerId: string,
  name: string,
  { course, completed_on }: EarnedCourse,
) {
  const payload: CertificatePayload = {
    v: 1,
    serial: serialNumber(completed_on, randomBytes(12)),
    name,
    course_id: course.id,
    course: course.name,
    level: levelName(course.level),
    completed_on,
    result: courseResult(course.lessons, await practiceMarksOf(db, learnerId, course)),
    key: signer.keyId,
  };
  const text = canonicalJson(payload);
  await db
    .insert(certificateKeys)
    .values({ id: signer.keyId, public_key: signer.publicKey })
    .onConflictDoNothing();
  return {
    id: randomUUID(),
    serial: payload.serial,
    payload: text,
    signature: signer.sign(Buffer.from(text)),
  };
}

/** Takes certificates that the learner has earned into the register, unless they are there or the learner has no name. */
export async function issueCertificates(
  db: Queryable,
  signer: CertificateSigner,
  learnerId: string,
  earned: readonly EarnedCourse[],
): Promise<void> {
  if (earned.length === 0) return;
  const issued = await db
    .select({ course: certificates.course_id })
    .from(certificates)
    .where(eq(certificates.learner_id, learnerId));
  const missing = earned.filter(({ course }) => issued.every((row) => row.course !== course.id));
  const name = missing.length === 0 ? '' : await nameOf(db, learnerId);
  if (name === '') return;
  for (const each of missing) {
    const values = await sealed(db, signer, learnerId, name, each);
    await db
      .insert(certificates)
      .values({ ...values, learner_id: learnerId, course_id: each.course.id })
      .onConflictDoNothing();
  }
}

/** Replaces a certificate by one with the name that the profile has now; without a name it stays as it is. */
export async function reissue(
  db: Queryable,
  signer: CertificateSigner,
  learnerId: string,
  rowId: string,
  earned: EarnedCourse,
): Promise<void> {
  const name = await nameOf(db, learnerId);
  if (name === '') return;
  const values = await sealed(db, signer, learnerId, name, earned);
  await db
    .update(certificates)
    .set({ ...values, issued_at: new Date() })
    .where(eq(certificates.id, rowId));
}

/** What the learner has earned of the courses. */
export async function earnedOf(
  db: Queryable,
  learnerId: string,
  courses: readonly CourseWithLessons[],
): Promise<EarnedCourse[]> {
  return earnedCourses(courses, await completionsOf(db, learnerId, courses));
}

/** Issues what a section has completed, in the transaction that stores the section: by its lesson or its practice. */
export type IssueWhenComplete = (
  tx: Queryable,
  learnerId: string,
  done: { lesson: string } | { practice: string },
) => Promise<void>;

export function issuerOf(catalogue: Catalogue, signer: CertificateSigner): IssueWhenComplete {
  return async (tx, learnerId, done) => {
    const course = (await catalogue.all()).find(({ lessons }) =>
      lessons.some(({ id, sections }) =>
        'lesson' in done
          ? id === done.lesson
          : sections.some(({ kind, module_id }) => isAttempted(kind) && module_id === done.practice),
      ),
    );
    if (course) await issueCertificates(tx, signer, learnerId, await earnedOf(tx, learnerId, [course]));
  };
}
