import { asc, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { requestsForNumberOf } from './advice-data.ts';

const { auditEntries, learnerRoles, operatorRequests, secondFactors, staffNotices, verifiedDevices } = schema;

/** What is stored because the learner teaches or runs the centre, and what those who do did with the learner's data. */
export async function staffDataOf(tx: Tx, learnerId: string) {
  const roles = await tx
    .select({
      role: learnerRoles.role,
      granted_at: learnerRoles.granted_at,
      until: learnerRoles.until,
      revoked_at: learnerRoles.revoked_at,
    })
    .from(learnerRoles)
    .where(eq(learnerRoles.learner_id, learnerId));
  const factors = await tx
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(eq(secondFactors.learner_id, learnerId));
  const { at, action, object, actor, subjects } = auditEntries;
  const isSubject = sql`${subjects} && (array[${learnerId}]::uuid[] || array(${requestsForNumberOf(tx, learnerId)}))`;
  const entries = await tx
    // Without the subjects: an export has thousands.
    .select({ at, action, object, actor })
    .from(auditEntries)
    .where(or(eq(actor, learnerId), isSubject))
    .orderBy(asc(auditEntries.id));
  return {
    roles,
    second_factor: factors,
    verified_devices: await tx
      .select({ verified_at: verifiedDevices.verified_at })
      .from(verifiedDevices)
      .where(eq(verifiedDevices.learner_id, learnerId)),
    operator_requests: await tx
      .select({
        asked_at: operatorRequests.asked_at,
        until: operatorRequests.until,
        outcome: operatorRequests.outcome,
        decided_at: operatorRequests.decided_at,
      })
      .from(operatorRequests)
      .where(eq(operatorRequests.learner_id, learnerId)),
    staff_notices: await tx
      .select({ what: staffNotices.what, at: staffNotices.at })
      .from(staffNotices)
      .where(eq(staffNotices.learner_id, learnerId)),
    audit_entries: entries.map(({ actor: by, ...entry }) => ({
      ...entry,
      as: by === learnerId ? 'actor' : 'subject',
    })),
  };
}
