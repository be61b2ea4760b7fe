import { and, eq } from 'drizzle-orm';
import type { Role } from '#contract/staff.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';
import { giveRole } from '#server/domain/staff/change-role.ts';
import { DeskRefused, deskId } from '#server/domain/staff/desk-refused.ts';
import { askForOperator, decideOperator } from '#server/domain/staff/operator-requests.ts';
import { isInForce } from '#server/domain/staff/roles.ts';

interface Wanted {
  learnerId: string;
  role: Role;
  /** ISO date of the last day; null: open-ended. */
  until: string | null;
  /** The operator who gives it. */
  by: string;
}

/** Whether they would be an operator for longer than they are now. */
async function isMore(db: Queryable, { learnerId, until }: Wanted, now: Date): Promise<boolean> {
  const [held] = await db
    .select({ until: learnerRoles.until })
    .from(learnerRoles)
    .where(
      and(
        eq(learnerRoles.learner_id, learnerId),
        eq(learnerRoles.role, 'operator'),
        isInForce(now.getTime()),
      ),
    );
  if (!held) return true;
  return held.until !== null && (until === null || until > held.until);
}

/** An operator gives a role; a new operator is asked for instead, and counts once somebody else agrees (decision 101). */
export async function giveRoleAtDesk(tx: Tx, wanted: Wanted, now: Date): Promise<void> {
  const { learnerId, role, until, by } = wanted;
  if (role === 'operator' && (await isMore(tx, wanted, now))) await askForOperator(tx, wanted, now);
  else await giveRole(tx, learnerId, { role, until, by }, now);
}

/** Agrees to a request, refuses it, or takes it back. Throws `DeskRefused`. @returns whom it was for */
export async function decideAtDesk(
  tx: Tx,
  decision: { id: string; by: string; agrees: boolean },
  now: Date,
): Promise<string> {
  const decided = await decideOperator(tx, { ...decision, id: deskId(decision.id, 'request') }, now);
  switch (decided.outcome) {
    case 'approved':
    case 'declined':
      return decided.learnerId;
    case 'unknown':
      throw new DeskRefused('there is no such request', { code: 'NOT_FOUND' });
    case 'own':
      throw new DeskRefused('another operator has to agree', { code: 'REQUEST_NEEDS_OTHER' });
    case 'over':
      throw new DeskRefused('it was decided before', { code: 'REQUEST_DECIDED' });
  }
}
