import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  type Certificate,
  certificatePayloadSchema,
  type listCertificates,
  VERIFY_PATH,
} from '#contract/certificate.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import { certificateKeys, certificates } from '#server/db/schema-certificate.ts';
import { courses } from '#server/db/schema-content.ts';
import { issueCertificates, reissue, weighed } from '#server/domain/certificate/issue.ts';
import type { Catalogue } from '#server/domain/course/catalogue.ts';
import type { CertificateSigner } from '#server/engines/certificates/certificate-signer.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { binary, type Handlers, learner, visitor } from '#server/http/handler.ts';
import { useUp } from '#server/http/rate-limit.ts';
import type { Platform } from '#server/platform.ts';
import { certificatePdf } from './pdf/certificate-pdf.ts';

/** Drawing one takes a moment of the processor; a learner has few. */
const PDFS_PER_HOUR = 60;
/** A name is corrected once or twice. */
const REISSUES_PER_DAY = 10;

type Row = typeof certificates.$inferSelect;

const payloadOf = ({ payload }: Pick<Row, 'payload'>) => certificatePayloadSchema.parse(JSON.parse(payload));
const tokenOf = ({ payload, signature }: Row): string => certificateToken(payload, signature);

export function certificateHandlers(
  { db, config }: Platform,
  catalogue: Catalogue,
  signer: CertificateSigner,
): Handlers<'certificate'> {
  const ownRow = async (learnerId: string, id: string): Promise<Row> => {
    const [row] = await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.id, id), eq(certificates.learner_id, learnerId)));
    if (!row) throw new ApiFailure('NOT_FOUND');
    return row;
  };

  /** The learner's issued certificates, also of courses that the content has no more. */
  const issuedOf = async (learnerId: string): Promise<Certificate[]> => {
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

  const listOf = async (learnerId: string): Promise<ResponseOf<typeof listCertificates>> => {
    const { earned, refused } = await weighed(db, learnerId, await catalogue.all());
    await issueCertificates(db, signer, learnerId, earned);
    const issued = await issuedOf(learnerId);
    const isIssued = (id: string) => issued.some(({ course_id }) => course_id === id);
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
      certificates: [...issued, ...nameless],
      refused: refused.filter(({ course_id }) => !isIssued(course_id)),
    };
  };

  return {
    list: learner(async ({ learner: { id } }) => listOf(id)),

    pdf: binary(async ({ params, taker: { id }, reply }) => {
      const row = await ownRow(id, params.id);
      const limit = { name: 'certificate-pdf', subject: id, most: PDFS_PER_HOUR, windowSeconds: 3_600 };
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      const payload = payloadOf(row);
      const bytes = await certificatePdf(
        {
          payload,
          text: row.payload,
          signature: row.signature,
          address: `${config.PUBLIC_URL.replace(/\/$/, '')}${VERIFY_PATH}`,
          at: row.issued_at,
        },
        signer,
      );
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${payload.serial}.pdf"`,
          'cache-control': 'private, no-store',
        })
        .send(bytes);
    }),

    reissue: learner(async ({ params, learner: { id } }) => {
      const row = await ownRow(id, params.id);
      const limit = { name: 'certificate', subject: id, most: REISSUES_PER_DAY, windowSeconds: 86_400 };
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      const course = await catalogue.course(row.course_id);
      if (!course) throw new ApiFailure('NOT_FOUND');
      await reissue(db, signer, row, course);
      const certificate = (await issuedOf(id)).find(({ course_id }) => course_id === row.course_id);
      if (!certificate) throw new ApiFailure('NOT_FOUND');
      return { certificate };
    }),

    keys: visitor(async () => {
      const rows = await db.select().from(certificateKeys).orderBy(asc(certificateKeys.first_used_at));
      const known = new Map([
        ...rows.map((row) => [row.id, row.public_key] as const),
        [signer.keyId, signer.publicKey],
      ]);
      return {
        keys: [...known].map(([id, public_key]) => ({ id, algorithm: 'Ed25519' as const, public_key })),
      };
    }),

    register: visitor(async ({ params }) => {
      const [row] = await db.select().from(certificates).where(eq(certificates.serial, params.serial));
      return { payload_sha256: row ? createHash('sha256').update(row.payload).digest('hex') : null };
    }),
  };
}
