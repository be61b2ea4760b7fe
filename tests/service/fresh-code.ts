import { randomUUID } from 'node:crypto';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { recoveryCodes, secondFactors } from '#server/db/schema-staff.ts';
import { openStaffKey } from '#server/engines/second-factor/staff-key.ts';
import { newTotpSecret } from '#server/engines/second-factor/totp.ts';
import type { Service } from './service.ts';

/** A code that the learner may use once; sets up their second factor if they have none. */
export async function freshCode({ platform: { db, config } }: Service, learnerId: string): Promise<string> {
  const key = openStaffKey(config);
  const secret = key.seal(newTotpSecret(), learnerId);
  await db
    .insert(secondFactors)
    .values({ learner_id: learnerId, secret, confirmed_at: new Date() })
    .onConflictDoNothing();
  const code = randomUUID().toUpperCase().slice(9, 23);
  await db.insert(recoveryCodes).values({ learner_id: learnerId, hash: key.hash(code) });
  return code;
}

/** The header of a call that carries such a code. */
export const withCode = async (service: Service, learnerId: string) => ({
  [STEP_UP_HEADER]: await freshCode(service, learnerId),
});
