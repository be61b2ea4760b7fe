import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { DeskRefused } from './desk-refused.ts';

/** The learner's id. Throws `DeskRefused` if nobody has the number. */
export async function learnerByPhone(db: Queryable, phone: string): Promise<string> {
  const [learner] = await db.select({ id: learners.id }).from(learners).where(eq(learners.phone, phone));
  if (!learner) throw new DeskRefused(`no learner has the number ${phone}`);
  return learner.id;
}
