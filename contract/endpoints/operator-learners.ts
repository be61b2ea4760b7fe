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
  summary: 'Learners by a phone number or its last four digits and more. Numbers are masked',
  method: 'POST',
  path: '/desk/learners/find',
  who: 'operator',
  audits: { as: 'learner.found', about: 'learners' },
  body: learnerFindBody,
  response: z.object({ learners: z.array(foundLearner), next: z.nullable(z.uuid()) }),
});

export const one = read({
  summary: 'What the desk needs to help a learner: grants, sessions, roles; none of their work',
  path: '/desk/learners/{id}',
  who: 'operator',
  audits: { as: 'learner.read', about: 'learners', object: 'id' },
  params: learnerParams,
  response: learnerFile,
  errors,
});

/** The whole number, which the other calls mask. */
export const showPhone = action({
  summary: 'The whole phone number of a learner',
  method: 'POST',
  path: '/desk/learners/{id}/phone',
  who: 'operator',
  audits: { as: 'learner.phone-shown', about: 'learners', object: 'id' },
  params: learnerParams,
  response: z.object({ phone: z.string() }),
  errors,
});

export const grant = action({
  summary: 'Grants a course or a VIP product, or changes its last day',
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
  summary: 'Takes a grant back: one that has not begun is deleted, a course that has ends yesterday',
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
  summary: 'Signs the learner out on one device, or on all',
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

export const offerData = action({
  summary:
    'Tells the learner that they can download a copy of their data, at most once a day; the desk never sees it',
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
  summary:
    'Deletes the learner and all data stored about them, with their number typed as confirmation; not somebody with a role',
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
  summary: 'Gives somebody a role, or changes its last day; a new operator is only asked for',
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
  summary: 'Takes a role away, with the sessions open to it; nobody takes away their own',
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

export const roleRequests = read({
  summary: 'Requests for new operators that wait for a second operator, or for a day',
  path: '/desk/role-requests',
  who: 'operator',
  audits: { as: 'role-request.listed', about: 'learners' },
  response: z.object({ requests: z.array(roleRequest) }),
});

/** The second operator's yes. */
export const approveRole = action({
  summary: 'Agrees to a request of another operator: the role counts from now on',
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
  summary: 'Refuses a request, or takes back one of the operator themselves',
  method: 'POST',
  path: '/desk/role-requests/{id}/decline',
  who: 'operator',
  audits: { as: 'role-request.declined', about: 'learners', object: 'id' },
  params: learnerParams,
  response: z.object({}),
  errors: ['NOT_FOUND', 'REQUEST_DECIDED'],
});
