import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import type { Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { isNumberOf } from '../learner/number-owner.ts';

/**
 * Asks the centre to call a learner, unless they wait for a call already.
 * @returns the request's id; null where nothing was asked
 */
export async function askAdvice(tx: Tx, learnerId: string, description: string): Promise<string | null> {
  const [learner] = await tx
    .select({ phone: learners.phone, name: learners.full_name })
    .from(learners)
    .where(eq(learners.id, learnerId));
  if (!learner || learner.phone === null) return null;
  const waiting = await tx
    .select({ id: adviceRequests.id })
    .from(adviceRequests)
    .where(and(isNumberOf(adviceRequests.phone, learnerId), isNull(adviceRequests.closed_at)))
    .limit(1);
  if (waiting.length > 0) return null;
  const { typeId: type_id, ...constants } = ADVICE_CONSTANTS;
  const id = uuidv7();
  await tx.insert(adviceRequests).values({
    ...constants,
    id,
    type_id,
    description,
    learner_id: learnerId,
    phone: learner.phone,
    children_name: learner.name,
  });
  return id;
}
