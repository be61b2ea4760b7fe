import { and, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { learnerRoles, operatorRequests } from '#server/db/schema-staff.ts';
import { giveRole } from './change-role.ts';
import { isInForce, rolesOf } from './roles.ts';
import { tellStaff } from './tell-staff.ts';

/** How long a request of the only operator waits, milliseconds: time to notice it and take it back. */
const ALONE_WAIT_MS = 86_400_000;

interface Asked {
  learnerId: string;
  /** The operator who asks. */
  by: string;
  /** ISO date of the last day of the role in Vietnam; null: open-ended. */
  until: string | null;
}

async function operatorIds(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: learnerRoles.learner_id })
    .from(learnerRoles)
    .where(and(eq(learnerRoles.role, 'operator'), isInForce(now.getTime())));
  return rows.map(({ id }) => id);
}

/** Asks that somebody become an operator, and tells all operators. One that waits already stays as it is. */
export async function askForOperator(tx: Tx, { learnerId, by, until }: Asked, now: Date): Promise<void> {
  const operators = await operatorIds(tx, now);
  const isAlone = operators.every((id) => id === by || id === learnerId);
  const counts_at = isAlone ? new Date(now.getTime() + ALONE_WAIT_MS) : null;
  const asked = await tx
    .insert(operatorRequests)
    .values({ learner_id: learnerId, asked_by: by, asked_at: now, until, counts_at })
    .onConflictDoNothing()
    .returning({ id: operatorRequests.id });
  if (asked.length > 0) await tellStaff(tx, operators, 'operator-asked');
}

interface Decision {
  id: string;
  /** The operator who decides. */
  by: string;
  agrees: boolean;
}

/** What came of a decision: `own`: it needs somebody else; `over`: it was decided before, or its asker is no operator. */
type Decided =
  | { outcome: 'approved' | 'declined'; learnerId: string }
  | { outcome: 'unknown' | 'own' | 'over' };

/** Agrees to a request, or refuses it; of several at once the first counts. Whoever asked may only take it back. */
export async function decideOperator(tx: Tx, { id, by, agrees }: Decision, now: Date): Promise<Decided> {
  const [row] = await tx.select().from(operatorRequests).where(eq(operatorRequests.id, id)).for('update');
  if (!row) return { outcome: 'unknown' };
  if (row.outcome !== null) return { outcome: 'over' };
  const learnerId = row.learner_id;
  if (agrees && (by === row.asked_by || by === learnerId)) return { outcome: 'own' };
  if (agrees && !(await rolesOf(tx, row.asked_by, now.getTime())).includes('operator'))
    return { outcome: 'over' };
  const outcome = agrees ? 'approved' : 'declined';
  await tx
    .update(operatorRequests)
    .set({ outcome, decided_by: by, decided_at: now })
    .where(eq(operatorRequests.id, id));
  if (agrees) await giveRole(tx, learnerId, { role: 'operator', until: row.until, by }, now);
  return { outcome, learnerId };
}

/** Ends the requests of those who are operators no more. */
async function voidStaleRequests(db: Queryable, now: Date): Promise<void> {
  const asker = db
    .select({ one: sql`1` })
    .from(learnerRoles)
    .where(
      and(
        eq(learnerRoles.learner_id, operatorRequests.asked_by),
        eq(learnerRoles.role, 'operator'),
        isInForce(now.getTime()),
      ),
    );
  await db
    .update(operatorRequests)
    .set({ outcome: 'void', decided_at: now })
    .where(and(isNull(operatorRequests.outcome), notExists(asker)));
}

/** Gives the role to those for whom the only operator has waited long enough. @returns who asked for whom */
export async function settleRequests(tx: Tx, now: Date): Promise<{ by: string; learnerId: string }[]> {
  await voidStaleRequests(tx, now);
  const due = await tx
    .select()
    .from(operatorRequests)
    .where(and(isNull(operatorRequests.outcome), lte(operatorRequests.counts_at, now)))
    .for('update', { skipLocked: true });
  for (const { id, learner_id, asked_by, until } of due) {
    await tx
      .update(operatorRequests)
      .set({ outcome: 'counted', decided_at: now })
      .where(eq(operatorRequests.id, id));
    await giveRole(tx, learner_id, { role: 'operator', until, by: asked_by }, now);
  }
  return due.map(({ learner_id, asked_by }) => ({ by: asked_by, learnerId: learner_id }));
}
