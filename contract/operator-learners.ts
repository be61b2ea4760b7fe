import { z } from 'zod/mini';
import { extendLearnType } from './course.ts';
import { isoDay, phoneEnd } from './operator-desk.ts';
import { device } from './privacy.ts';
import { idText } from './protocol/text.ts';
import { ROLES } from './staff.ts';

/** Products sold or granted to a learner besides single courses. */
export const VIP_PRODUCTS = ['courses', 'tutoring', 'conversation', 'speaking'] as const;

/** Learners of one page. */
export const LEARNERS_PAGE = 20;

export const learnerFindBody = z.object({
  phone: phoneEnd,
  /** Id of the last learner of the page before. */
  after: z.optional(z.uuid()),
});

export const foundLearner = z.object({
  id: z.uuid(),
  name: z.string(),
  /** All but the last digits hidden. */
  phone: z.string(),
  registered_at: z.number(),
});
export type FoundLearner = z.infer<typeof foundLearner>;

/** What can be granted: the id of a course, or `vip:` and a product. */
export const grantable = idText;

const grant = z.object({
  what: z.string(),
  name: z.string(),
  /** `pending`: the learner has not begun it yet. A product is always active. */
  status: z.enum(['pending', 'active']),
  /** Last day; null when open-ended. */
  until: z.nullable(z.string()),
  is_over: z.boolean(),
  extend_learn_types: z.array(extendLearnType),
});
export type Grant = z.infer<typeof grant>;

const heldRole = z.object({
  role: z.enum(ROLES),
  /** Last day in Vietnam; null when open-ended. */
  until: z.nullable(z.string()),
});

/** A request for a new operator that waits. */
const waitingRequest = z.object({
  id: z.uuid(),
  asked_at: z.number(),
  /** When it counts by itself; null where another operator has to agree. */
  counts_at: z.nullable(z.number()),
});
export const roleRequest = z.extend(waitingRequest, {
  learner: foundLearner,
  /** Last day of the role in Vietnam; null when open-ended. */
  until: z.nullable(z.string()),
  asked_by: z.object({ id: z.uuid(), name: z.string() }),
});
export type RoleRequest = z.infer<typeof roleRequest>;

export const learnerFile = z.extend(foundLearner, {
  /** ISO date of the last day on which they completed something; null before the first. */
  last_studied_on: z.nullable(z.string()),
  grants: z.array(grant),
  devices: z.array(z.omit(device, { is_current: true })),
  roles: z.array(heldRole),
  /** That they become an operator; earlier servers do not say it. */
  operator_request: z._default(z.nullable(waitingRequest), null),
  /** When a copy of their data was last offered to them. */
  data_offered_at: z.nullable(z.number()),
});
export type LearnerFile = z.infer<typeof learnerFile>;

export const learnerParams = z.object({ id: z.uuid() });
export const grantBody = z.object({
  what: grantable,
  until: z.nullable(isoDay),
});
