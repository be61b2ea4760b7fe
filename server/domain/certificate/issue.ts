import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type CertificatePayload,
  certificatePayloadSchema,
  type RefusedCourse,
} from '#contract/certificate.ts';
import { href } from '#contract/href.ts';
import { canonicalJson } from '#rules/certificate/canonical-json.ts';
import { courseResult } from '#rules/certificate/course-result.ts';
import { courseWork, isExercise, reachesBar, type WorkDone } from '#rules/certificate/course-work.ts';
import { serialNumber } from '#rules/certificate/serial-number.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { certificateKeys, certificates } from '#server/db/schema-certificate.ts';
import type { Catalogue, CourseWithLessons } from '#server/domain/course/catalogue.ts';
import { queuePush } from '#server/domain/push/queue-push.ts';
import type { CertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { completionsOf } from './completions.ts';

export interface EarnedCourse {
  course: CourseWithLessons;
  completed_on: string;
  work: WorkDone;
  result: number | null;
  /** Practices that count through an attempt made after their keys were shown. */
  retaken: number;
}

/** Adds the titles a learner knows to a place in a course. */
function withTitles({ lessons }: CourseWithLessons, at: { lesson_id: string; section_id: string }) {
  const lesson = lessons.find(({ id }) => id === at.lesson_id);
  const section = lesson?.sections.find(({ id }) => id === at.section_id);
  return { lesson_id: at.lesson_id, lesson_title: lesson?.title ?? '', title: section?.title ?? '' };
}

/** A name as printed on a certificate: one line, NFC; empty where the profile has none. */
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

type Payload = Extract<CertificatePayload, { v: 2 }>;
/** What a certificate says apart from its holder. */
type Facts = Omit<Payload, 'serial' | 'name' | 'key'>;

const factsOf = ({ course, completed_on, work, result, retaken }: EarnedCourse): Facts => ({
  v: 2,
  course_id: course.id,
  course: course.name,
  completed_on,
  result,
  ...work,
  needed: course.certificate.result,
  ...(retaken > 0 && { retaken }),
});

/** The stored form of a certificate: a new serial number, the payload's text, its signature. */
async function signCertificate(db: Queryable, signer: CertificateSigner, name: string, facts: Facts) {
  const serial = serialNumber(facts.completed_on, randomBytes(12));
  const text = canonicalJson({ ...facts, serial, name, key: signer.keyId } satisfies Payload);
  await db
    .insert(certificateKeys)
    .values({ id: signer.keyId, public_key: signer.publicKey })
    .onConflictDoNothing();
  return { id: randomUUID(), serial, payload: text, signature: signer.sign(Buffer.from(text)) };
}

const announceCertificate = (db: Queryable, learnerId: string, id: string): Promise<void> =>
  queuePush(db, {
    learnerId,
    kind: 'graded',
    tag: `certificate:${id}`,
    title: 'Bạn có chứng chỉ mới',
    body: 'Mở ra để xem và tải chứng chỉ về.',
    path: href('myCertificates'),
  });

/**
 * Issues the certificates that the learner has earned, unless they exist already or the learner has no name.
 */
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
    const values = await signCertificate(db, signer, name, factsOf(each));
    const added = await db
      .insert(certificates)
      .values({ ...values, learner_id: learnerId, course_id: each.course.id })
      .onConflictDoNothing()
      .returning({ id: certificates.id });
    for (const { id } of added) await announceCertificate(db, learnerId, id);
  }
}

/**
 * Replaces a certificate by one with the profile's current name; without a name it remains as it is. The
 * certified work does not change. A certificate that does not list the work is reassessed by the course's
 * current requirements.
 */
export async function reissue(
  db: Queryable,
  signer: CertificateSigner,
  { id, learner_id, payload }: typeof certificates.$inferSelect,
  course: CourseWithLessons,
): Promise<void> {
  const name = await nameOf(db, learner_id);
  if (name === '') return;
  const before = certificatePayloadSchema.parse(JSON.parse(payload));
  const [earned] = before.v === 1 ? (await assessCourses(db, learner_id, [course])).earned : [];
  const facts = before.v === 2 ? before : earned && factsOf(earned);
  if (!facts) throw new ApiFailure('CERTIFICATE_NOT_EARNED');
  const values = await signCertificate(db, signer, name, facts);
  await db
    .update(certificates)
    .set({ ...values, issued_at: new Date() })
    .where(eq(certificates.id, id));
}

/** The courses whose certificate the learner has earned, and those they finished without earning it. */
export async function assessCourses(
  db: Queryable,
  learnerId: string,
  courses: readonly CourseWithLessons[],
): Promise<{ earned: EarnedCourse[]; refused: RefusedCourse[] }> {
  const done = await completionsOf(db, learnerId, courses);
  const earned: EarnedCourse[] = [];
  const refused: RefusedCourse[] = [];
  for (const course of courses) {
    const { completed_on, seen, work, left } = courseWork(course, done);
    if (!seen) continue;
    const { result, most, retaken, again } = courseResult(course, done.exercises);
    const bar = course.certificate;
    const isEnough = reachesBar(result, bar);
    if (completed_on !== null && isEnough) earned.push({ course, completed_on, work, result, retaken });
    else
      refused.push({
        course_id: course.id,
        course_name: course.name,
        bar,
        left: left.map(({ answered, needed, ...at }) => ({ ...withTitles(course, at), answered, needed })),
        result,
        most,
        again: isEnough
          ? []
          : again.map(({ lesson_id, section_id, ...chance }) => ({
              ...withTitles(course, { lesson_id, section_id }),
              ...chance,
            })),
      });
  }
  return { earned, refused };
}

/** Issues the certificates of courses completed by this work, in the transaction that stores it. */
export type IssueWhenComplete = (
  tx: Queryable,
  learnerId: string,
  done: { lessons?: readonly string[]; exercises?: readonly string[] },
) => Promise<void>;

export function issuerOf(catalogue: Catalogue, signer: CertificateSigner): IssueWhenComplete {
  return async (tx, learnerId, { lessons: inLessons = [], exercises = [] }) => {
    const affected = (await catalogue.all()).filter(({ lessons }) =>
      lessons.some(
        ({ id, sections }) =>
          inLessons.includes(id) ||
          sections.some(({ kind, module_id }) => isExercise(kind) && exercises.includes(module_id)),
      ),
    );
    if (affected.length === 0) return;
    const { earned } = await assessCourses(tx, learnerId, affected);
    await issueCertificates(tx, signer, learnerId, earned);
  };
}
