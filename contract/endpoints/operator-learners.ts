import { z } from 'zod/mini';
import { isoDay } from '../operator-desk.ts';
import {
  foundLearner,
  grantable,
  grantBody,
  learnerFile,
  learnerFindBody,
  learnerParams,
  roleRequest,
} from '../operator-learners.ts';
import { action, read } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';
import { ROLES } from '../staff.ts';

const errors = ['NOT_FOUND'] as const;

/** A POST, so that no number is part of an address. */
export const find = action({
  method: 'POST',
  path: '/desk/learners/find',
  who: 'operator',
  audits: { as: 'learner.found', about: 'learners' },
  body: learnerFindBody,
  response: z.object({ learners: z.array(foundLearner), next: z.nullable(z.uuid()) }),
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
  stepUp: true,
  params: learnerParams,
  /** Null: wherever they are signed in. */
  body: z.object({ device: z.nullable(z.uuid()) }),
  response: learnerFile,
  errors: ['NOT_FOUND'],
});

/** Tells the learner that a copy of their data is theirs to download; the desk never sees it. */
export const offerData = action({
  method: 'POST',
  path: '/desk/learners/{id}/data-offer',
  who: 'operator',
  audits: { as: 'learner.data-offered', about: 'learners', object: 'id' },
  stepUp: true,
  params: learnerParams,
  response: learnerFile,
  errors: ['NOT_FOUND'],
});

/** Deletes the learner as they would themselves. */
export const remove = action({
  method: 'POST',
  path: '/desk/learners/{id}/delete',
  who: 'operator',
  audits: { as: 'learner.deleted', about: 'learners', object: 'id' },
  stepUp: true,
  params: learnerParams,
  /** Typed as confirmation. */
  body: z.object({ phone: text(20) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'LEARNER_IS_STAFF'],
});

/**
 * Gives a role, or changes its last day. A new operator, or one who stays longer, is only asked for: they count once
 * another operator agrees, or after a day where there is no other.
 */
export const giveRole = action({
  method: 'PUT',
  path: '/desk/learners/{id}/roles',
  who: 'operator',
  audits: { as: 'role.given', about: 'learners', object: 'role' },
  stepUp: true,
  params: learnerParams,
  body: z.object({ role: z.enum(ROLES), until: z.nullable(isoDay) }),
  response: learnerFile,
  errors: ['NOT_FOUND', 'OWN_ROLE'],
});

export const endRole = action({
  method: 'POST',
  path: '/desk/learners/{id}/roles/end',
  who: 'operator',
  audits: { as: 'role.ended', about: 'learners', object: 'role' },
  stepUp: true,
  params: learnerParams,
  body: z.object({ role: z.enum(ROLES) }),
  response: learnerFile,
  errors: ['NOT_FOUND', 'OWN_ROLE'],
});

/** Requests for new operators that wait. */
export const roleRequests = read({
  path: '/desk/role-requests',
  who: 'operator',
  audits: { as: 'role-request.listed', about: 'learners' },
  response: z.object({ requests: z.array(roleRequest) }),
});

/** The second operator's yes. */
export const approveRole = action({
  method: 'POST',
  path: '/desk/role-requests/{id}/approve',
  who: 'operator',
  audits: { as: 'role-request.approved', about: 'learners', object: 'id' },
  stepUp: true,
  params: learnerParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'REQUEST_NEEDS_OTHER', 'REQUEST_DECIDED'],
});

/** Also for whoever asked: nothing is given, so it does not wait for a code. */
export const declineRole = action({
  method: 'POST',
  path: '/desk/role-requests/{id}/decline',
  who: 'operator',
  audits: { as: 'role-request.declined', about: 'learners', object: 'id' },
  params: learnerParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'REQUEST_DECIDED'],
});
