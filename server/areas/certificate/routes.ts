import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { href } from '#contract/href.ts';
import { certificateKeys, certificates } from '#server/db/schema-certificate.ts';
import { reissue } from '#server/domain/certificate/issue.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import { hourly } from '#server/http/hourly-limits.ts';
import { useUp } from '#server/http/rate-limit.ts';
import type { Parts } from '#server/parts.ts';
import { ownCertificates, payloadOf } from './own-certificates.ts';
import { certificatePdf } from './pdf/certificate-pdf.ts';

/** Drawing one is CPU work; a learner has few. */
const PDFS_PER_HOUR = 60;
/** A name rarely needs more than one or two corrections. */
const REISSUES_PER_DAY = 10;

export function handlers({ db, config, catalogue, signer }: Parts): Handlers<'certificate'> {
  const own = ownCertificates(db, catalogue, signer);

  return {
    list: ({ learner: { id } }) => own.list(id),

    pdf: async ({ params, learner: { id }, reply }) => {
      const row = await own.row(id, params.id);
      const limit = hourly('certificate-pdf', { learner: id }, PDFS_PER_HOUR);
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      const payload = payloadOf(row);
      const bytes = await certificatePdf(
        {
          payload,
          text: row.payload,
          signature: row.signature,
          address: `${config.PUBLIC_URL.replace(/\/$/, '')}${href('verifyCertificate')}`,
          at: row.issued_at,
        },
        signer,
      );
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${payload.serial}.pdf"`,
        })
        .send(bytes);
    },

    reissue: async ({ params, learner: { id } }) => {
      const row = await own.row(id, params.id);
      const limit = {
        name: 'certificate',
        subject: { learner: id },
        max: REISSUES_PER_DAY,
        windowSeconds: 86_400,
      };
      await useUp(db, [limit], 'TOO_MANY_REQUESTS');
      const course = await catalogue.course(row.course_id);
      if (!course) throw new ApiFailure('NOT_FOUND');
      await reissue(db, signer, row, course);
      const certificate = (await own.issued(id)).find(({ course_id }) => course_id === row.course_id);
      if (!certificate) throw new ApiFailure('NOT_FOUND');
      return { certificate };
    },

    keys: async () => {
      const rows = await db.select().from(certificateKeys).orderBy(asc(certificateKeys.first_used_at));
      const known = new Map([
        ...rows.map((row) => [row.id, row.public_key] as const),
        [signer.keyId, signer.publicKey],
      ]);
      return {
        keys: [...known].map(([id, public_key]) => ({ id, algorithm: 'Ed25519' as const, public_key })),
      };
    },

    register: async ({ params }) => {
      const [row] = await db.select().from(certificates).where(eq(certificates.serial, params.serial));
      return { payload_sha256: row ? createHash('sha256').update(row.payload).digest('hex') : null };
    },
  };
}
