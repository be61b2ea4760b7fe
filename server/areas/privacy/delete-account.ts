import { OTP_TYPE } from '#contract/account.ts';
import { isOwnPhone } from '#server/domain/credentials/find-by-phone.ts';
import { consumeCode, tryCode } from '#server/domain/credentials/one-time-code.ts';
import { deleteLearner } from '#server/domain/deletion/delete-learner.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '../../platform.ts';

const OTHER_PHONE = 'Số điện thoại không khớp với tài khoản này. Bạn nhập lại giúp mình nhé.';

/** Both identify the learner: their number, and the code sent to it. */
interface Confirmation {
  phone: string;
  code: string;
}

/** Deletes the learner, who has confirmed it, then the files of their recordings and picture. */
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
    // Before the learner's codes are deleted with them.
    if (!(await consumeCode(tx, verified))) throw new ApiFailure('OTP_WRONG');
    if (!(await deleteLearner(tx, learnerId, phone))) throw new ApiFailure('BAD_REQUEST', OTHER_PHONE);
  });
  sessions.forget(learnerId);
  // The learner is deleted whatever happens here; remaining files are retried regularly.
  await eraseRecordings(platform).catch((error: unknown) =>
    log.error({ err: error }, 'files of a deleted learner wait to be erased'),
  );
}
