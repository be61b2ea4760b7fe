import { asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RoleRequest } from '#contract/operator-learners.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { FOUND, found } from './found-learner.ts';

const { learners, operatorRequests } = schema;
const askers = alias(learners, 'askers');

/** Requests for new operators that wait, the oldest first. */
export async function waitingRoleRequests(db: Queryable): Promise<RoleRequest[]> {
  const rows = await db
    .select({ request: operatorRequests, learner: FOUND, asker: { id: askers.id, name: askers.full_name } })
    .from(operatorRequests)
    .innerJoin(learners, eq(learners.id, operatorRequests.learner_id))
    .innerJoin(askers, eq(askers.id, operatorRequests.asked_by))
    .where(isNull(operatorRequests.outcome))
    .orderBy(asc(operatorRequests.asked_at));
  return rows.map(({ request, learner, asker }) => ({
    id: request.id,
    asked_at: request.asked_at.getTime(),
    counts_at: request.counts_at?.getTime() ?? null,
    until: request.until,
    learner: found(learner),
    asked_by: asker,
  }));
}
