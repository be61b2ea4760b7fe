import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { OTP_TYPE } from '#contract/account.ts';
import { isOwnPhone } from '#server/domain/credentials/find-by-phone.ts';
import { consumeCode, tryCode } from '#server/domain/credentials/one-time-code.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { learners, otps, recordings, recordingsToErase } from '../../db/schema-account.ts';
import { adviceRequests } from '../../db/schema-contact.ts';
import type { Platform } from '../../platform.ts';

const OTHER_PHONE = 'Số điện thoại không khớp với tài khoản này. Bạn nhập lại giúp mình nhé.';

/** Both identify the learner: their number, and the code sent to it. */
interface Confirmation {
  phone: string;
  code: string;
}

/**
 * Deletes the learner with every dependent row, then the files of their recordings and picture. The same
 * transaction records which files these are, so that none survives if the server is killed in between.
 */
export async function deleteAccount(
  platform: Platform,
  learnerId: string,
  { phone, code }: Confirmation,
): Promise<void> {
  const { db, sessions, log } = platform;
  if (!(await isOwnPhone(db, learnerId, phone))) throw new ApiFailure('BAD_REQUEST', OTHER_PHONE);
  const verified = await tryCode(db, { phone, kind: OTP_TYPE.deletion, lane: learnerId }, code, []);
  if (!verified) throw new ApiFailure('OTP_WRONG');
  await db.transaction(async (tx) => {
    const [learner] = await tx
      .select({ picture: learners.avatar_blob })
      .from(learners)
      .where(and(eq(learners.id, learnerId), eq(learners.phone, phone)))
      .for('update');
    if (!learner) throw new ApiFailure('BAD_REQUEST', OTHER_PHONE);
    if (!(await consumeCode(tx, verified))) throw new ApiFailure('OTP_WRONG');
    const files = await tx
      .select({ id: recordings.id, blob_key: recordings.blob_key })
      .from(recordings)
      .where(eq(recordings.learner_id, learnerId));
    if (learner.picture !== null) files.push({ id: randomUUID(), blob_key: learner.picture });
    if (files.length > 0) await tx.insert(recordingsToErase).values(files);
    // By the number too: a request may predate the account.
    await tx.delete(adviceRequests).where(eq(adviceRequests.phone, phone));
    await tx.delete(otps).where(eq(otps.phone, phone));
    // Before the storage sums, in the order of an upload: otherwise the two might deadlock.
    await tx.delete(recordings).where(eq(recordings.learner_id, learnerId));
    await tx.delete(learners).where(eq(learners.id, learnerId));
  });
  sessions.forget(learnerId);
  // The learner is deleted whatever happens here; remaining files are retried regularly.
  await eraseRecordings(platform).catch((error: unknown) =>
    log.error({ err: error }, 'files of a deleted learner wait to be erased'),
  );
}
