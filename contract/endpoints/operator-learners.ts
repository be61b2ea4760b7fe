import { z } from 'zod/mini';
import { isoDay } from '../operator-desk.ts';
import {
  foundLearner,
  grantable,
  grantBody,
  learnerFile,
  learnerFindBody,
  learnerParams,
} from '../operator-learners.ts';
import { action, read } from '../protocol/endpoint.ts';
import { STAFF_ERRORS } from '../protocol/error-codes.ts';
import { text } from '../protocol/text.ts';
import { ROLES } from '../staff.ts';

const errors = [...STAFF_ERRORS, 'NOT_FOUND'] as const;

/** A POST, so that no number is part of an address. */
export const find = action({
  method: 'POST',
  path: '/desk/learners/find',
  who: 'operator',
  audits: { as: 'learner.found', about: 'learners' },
  body: learnerFindBody,
  response: z.object({ learners: z.array(foundLearner), next: z.nullable(z.uuid()) }),
  errors: STAFF_ERRORS,
});

export const one = read({
  path: '/desk/learners/{id}',
  who: 'operator',
  audits: { as: 'learner.read', about: 'learners', object: 'id' },
  params: learnerParams,
  response: learnerFile,
  errors,
});

/** The whole number, which the other calls mask. */
export const showPhone = action({
  method: 'POST',
  path: '/desk/learners/{id}/phone',
  who: 'operator',
  audits: { as: 'learner.phone-shown', about: 'learners', object: 'id' },
  params: learnerParams,
  response: z.object({ phone: z.string() }),
  errors,
});

/** Gives a grant, or changes its last day. */
export const grant = action({
  method: 'PUT',
  path: '/desk/learners/{id}/grants',
  who: 'operator',
  audits: { as: 'learner.granted', about: 'learners', object: 'what' },
  params: learnerParams,
  body: grantBody,
  response: learnerFile,
  errors,
});

export const endGrant = action({
  method: 'POST',
  path: '/desk/learners/{id}/grants/end',
  who: 'operator',
  audits: { as: 'learner.grant-ended', about: 'learners', object: 'what' },
  params: learnerParams,
  body: z.object({ what: grantable }),
  response: learnerFile,
  errors,
});

export const endSessions = action({
  method: 'POST',
  path: '/desk/learners/{id}/sessions/end',
  who: 'operator',
  audits: { as: 'learner.sessions-ended', about: 'learners', object: 'id' },
  params: learnerParams,
  /** Null: wherever they are signed in. */
  body: z.object({ device: z.nullable(z.uuid()) }),
  response: learnerFile,
  errors,
});

/** Tells the learner that a copy of their data is theirs to download; the desk never sees it. */
export const offerData = action({
  method: 'POST',
  path: '/desk/learners/{id}/data-offer',
  who: 'operator',
  audits: { as: 'learner.data-offered', about: 'learners', object: 'id' },
  params: learnerParams,
  response: learnerFile,
  errors,
});

/** Deletes the learner as they would themselves. */
export const remove = action({
  method: 'POST',
  path: '/desk/learners/{id}/delete',
  who: 'operator',
  audits: { as: 'learner.deleted', about: 'learners', object: 'id' },
  params: learnerParams,
  /** Typed as confirmation. */
  body: z.object({ phone: text(20) }),
  response: z.object({}),
  errors: [...errors, 'LEARNER_IS_STAFF'],
});

/** Gives a role, or changes its last day. */
export const giveRole = action({
  method: 'PUT',
  path: '/desk/learners/{id}/roles',
  who: 'operator',
  audits: { as: 'role.given', about: 'learners', object: 'role' },
  params: learnerParams,
  body: z.object({ role: z.enum(ROLES), until: z.nullable(isoDay) }),
  response: learnerFile,
  errors: [...errors, 'OWN_ROLE'],
});

export const endRole = action({
  method: 'POST',
  path: '/desk/learners/{id}/roles/end',
  who: 'operator',
  audits: { as: 'role.ended', about: 'learners', object: 'role' },
  params: learnerParams,
  body: z.object({ role: z.enum(ROLES) }),
  response: learnerFile,
  errors: [...errors, 'OWN_ROLE'],
});
