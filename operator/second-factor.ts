import { learnerByPhone } from '#server/desk/learner-by-phone.ts';
import { resetSecondFactor } from '#server/desk/second-factor.ts';
import { auditedByCommand } from './audited-by-command.ts';
import { onDatabase } from './on-database.ts';

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
