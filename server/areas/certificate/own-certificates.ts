import { and, asc, eq } from 'drizzle-orm';
import { type Certificate, certificatePayloadSchema } from '#contract/certificate.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import { certificates } from '#server/db/schema-certificate.ts';
import { courses } from '#server/db/schema-content.ts';
import { assessCourses, issueCertificates } from '#server/domain/certificate/issue.ts';
import type { Catalogue } from '#server/domain/course/catalogue.ts';
import type { CertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

type Row = typeof certificates.$inferSelect;

export const payloadOf = ({ payload }: Pick<Row, 'payload'>) =>
  certificatePayloadSchema.parse(JSON.parse(payload));
const tokenOf = ({ payload, signature }: Row): string => certificateToken(payload, signature);

/** What learners see of their own certificates; `row` refuses those of others. */
export function ownCertificates(db: Platform['db'], catalogue: Catalogue, signer: CertificateSigner) {
  const row = async (learnerId: string, id: string): Promise<Row> => {
    const [found] = await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, id), eq(certificates.learner_id, learnerId)));
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };

  /** The learner's issued certificates, including those of courses no longer in the content. */
  const issued = async (learnerId: string): Promise<Certificate[]> => {
    const rows = await db
      .select({ row: certificates, course: courses })
      .from(certificates)
      .innerJoin(courses, eq(courses.id, certificates.course_id))
      .where(eq(certificates.learner_id, learnerId))
      .orderBy(asc(certificates.issued_at));
    const served = new Map((await catalogue.all()).map((course) => [course.id, course]));
    return rows.map(({ row, course }) => {
      const payload = payloadOf(row);
      const { serial, name, result, completed_on } = payload;
      const work = payload.v === 2 ? { questions: payload.questions, answered: payload.answered } : null;
      return {
        course_id: course.id,
        course_name: course.name,
        level: course.level,
        lesson_count: served.get(course.id)?.lessons.length ?? 0,
        completed_on,
        issued: { id: row.id, serial, name, result, work, token: tokenOf(row) },
      };
    });
  };

  const list = async (learnerId: string): Promise<ResponseOf<typeof ENDPOINTS.certificate.list>> => {
    const { earned, refused } = await assessCourses(db, learnerId, await catalogue.all());
    await issueCertificates(db, signer, learnerId, earned);
    const held = await issued(learnerId);
    const isIssued = (id: string) => held.some(({ course_id }) => course_id === id);
    const nameless = earned
      .filter(({ course }) => !isIssued(course.id))
      .map(({ course, completed_on }) => ({
        course_id: course.id,
        course_name: course.name,
        level: course.level,
        lesson_count: course.lessons.length,
        completed_on,
        issued: null,
      }));
    return {
      certificates: [...held, ...nameless],
      refused: refused.filter(({ course_id }) => !isIssued(course_id)),
    };
  };

  return { row, issued, list };
}
