import { learnerByPhone } from '#server/domain/operations/learner-by-phone.ts';
import { auditedByCommand } from './audited-by-command.ts';
import { onDatabase } from './on-database.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const RESET = { action: 'second-factor.reset', object: null, event: 'second-factor-reset' } as const;

/** Forgets the second factor of somebody who lost it. Returns the exit code. */
export const secondFactorCommand = (phone: string): Promise<number> =>
  onDatabase((db) =>
    auditedByCommand(db, RESET, async (tx) => {
      const learnerId = await learnerByPhone(tx, phone);
      await resetSecondFactor(tx, learnerId);
      return {
        subjects: [learnerId],
        said: `${phone} sets up a new second factor at their next visit to the desk`,
      };
    }),
  );
