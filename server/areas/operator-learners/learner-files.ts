import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  type FoundLearner,
  type Grant,
  LEARNERS_PAGE,
  type LearnerFile,
} from '#contract/operator-learners.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { openDevices } from '#server/domain/credentials/sessions.ts';
import { endsWith } from '#server/domain/operations/phone-end.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { FOUND, found } from './found-learner.ts';

const {
  courseActivations,
  courses,
  dataOffers,
  learnerRoles,
  learners,
  operatorRequests,
  studyEvents,
  vipGrants,
} = schema;

/** Learners whose number is, or ends in, these digits; guests have none. */
export async function findLearners(
  db: Queryable,
  { phone, after }: { phone: string; after?: string | undefined },
): Promise<{ learners: FoundLearner[]; next: string | null }> {
  const rows = await db
    .select(FOUND)
    .from(learners)
    .where(
      and(endsWith(learners.phone, phone), after === undefined ? undefined : sql`${learners.id} > ${after}`),
    )
    .orderBy(learners.id)
    .limit(LEARNERS_PAGE + 1);
  const page = rows.slice(0, LEARNERS_PAGE);
  return { learners: page.map(found), next: rows.length > LEARNERS_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** The learner's phone number. Throws `DeskRefused` for a guest and for nobody. */
export async function phoneOfLearner(db: Queryable, id: string): Promise<string> {
  const [row] = await db.select({ phone: learners.phone }).from(learners).where(eq(learners.id, id));
  if (!row?.phone) throw new DeskRefused(`${id} is no learner`, { code: 'NOT_FOUND' });
  return row.phone;
}

async function grantsOf(db: Queryable, learnerId: string, today: string): Promise<Grant[]> {
  const own = await db
    .select({
      what: courseActivations.course_id,
      name: courses.name,
      status: courseActivations.status,
      until: courseActivations.study_end_date,
      extend_learn_types: courseActivations.extend_learn_types,
    })
    .from(courseActivations)
    .innerJoin(courses, eq(courses.id, courseActivations.course_id))
    .where(eq(courseActivations.learner_id, learnerId))
    .orderBy(courses.position);
  const vip = await db
    .select({ product: vipGrants.product, until: vipGrants.until })
    .from(vipGrants)
    .where(eq(vipGrants.learner_id, learnerId))
    .orderBy(vipGrants.product);
  const isOver = (until: string | null): boolean => until !== null && until < today;
  return [
    ...own.map(({ status, ...row }) => ({
      ...row,
      status: status === 'pending' ? ('pending' as const) : ('active' as const),
      is_over: isOver(row.until),
    })),
    ...vip.map(({ product, until }) => ({
      what: `vip:${product}`,
      name: product,
      status: 'active' as const,
      until,
      is_over: isOver(until),
      extend_learn_types: [],
    })),
  ];
}

/** The request that waits for the learner to become an operator. */
async function operatorRequestOf(db: Queryable, id: string): Promise<LearnerFile['operator_request']> {
  const [row] = await db
    .select({
      id: operatorRequests.id,
      asked_at: operatorRequests.asked_at,
      counts_at: operatorRequests.counts_at,
    })
    .from(operatorRequests)
    .where(and(eq(operatorRequests.learner_id, id), isNull(operatorRequests.outcome)));
  if (!row) return null;
  return { id: row.id, asked_at: row.asked_at.getTime(), counts_at: row.counts_at?.getTime() ?? null };
}

/** What the desk needs to help a learner: no work, no marks, nothing that they wrote. Throws `DeskRefused`. */
export async function learnerFileOf(db: Queryable, id: string, now: number): Promise<LearnerFile> {
  const [row] = await db
    .select(FOUND)
    .from(learners)
    .where(and(eq(learners.id, id), isNotNull(learners.phone)));
  if (!row) throw new DeskRefused(`${id} is no learner`, { code: 'NOT_FOUND' });
  const today = vietnamDay(now);
  const [studied] = await db
    .select({ day: studyEvents.day })
    .from(studyEvents)
    .where(eq(studyEvents.learner_id, id))
    .orderBy(desc(studyEvents.day))
    .limit(1);
  const [offer] = await db
    .select({ at: dataOffers.offered_at })
    .from(dataOffers)
    .where(eq(dataOffers.learner_id, id))
    .orderBy(desc(dataOffers.offered_at))
    .limit(1);
  const roles = await db
    .select({ role: learnerRoles.role, until: learnerRoles.until })
    .from(learnerRoles)
    .where(
      and(
        eq(learnerRoles.learner_id, id),
        isNull(learnerRoles.revoked_at),
        or(isNull(learnerRoles.until), gte(learnerRoles.until, today)),
      ),
    );
  return {
    ...found(row),
    last_studied_on: studied?.day ?? null,
    grants: await grantsOf(db, id, today),
    devices: (await openDevices(db, id)).map(({ hash: _, ...device }) => device),
    roles,
    operator_request: await operatorRequestOf(db, id),
    data_offered_at: offer?.at.getTime() ?? null,
  };
}
