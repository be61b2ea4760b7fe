import type { Queryable } from '#server/db/connect.ts';
import { findByPhone } from '#server/domain/credentials/find-by-phone.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';

/** The learner's id. Throws `DeskRefused` if nobody has the number. */
export async function learnerByPhone(db: Queryable, phone: string): Promise<string> {
  const learner = await findByPhone(db, phone);
  if (!learner)
    throw new DeskRefused(`no learner has the number ${phone}`, {
      code: 'NOT_FOUND',
      words: 'Số này chưa có tài khoản. Bạn nhờ người học đăng ký bằng số này rồi cấp khóa nhé.',
    });
  return learner.id;
}
