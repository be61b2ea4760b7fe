import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';

/** The learner with this number; undefined when there is none. */
export async function findByPhone(db: Queryable, phone: string) {
  const [learner] = await db.select().from(learners).where(eq(learners.phone, phone));
  return learner;
}

/** Whether the number is this learner's. */
export async function isOwnPhone(db: Queryable, learnerId: string, phone: string): Promise<boolean> {
  return (await findByPhone(db, phone))?.id === learnerId;
}
