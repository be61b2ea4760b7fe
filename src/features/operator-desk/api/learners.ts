import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { DESK_KEY, UNSTORED } from './desk-query.ts';

/** @param phone null: nobody is looked for yet */
export const foundLearners = (phone: string | null) =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'learners', phone],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorLearners.find, {
        body: { phone: phone ?? '', ...(pageParam !== null && { after: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: phone !== null,
  });

export const learnerFile = (id: string) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'learner', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorLearners.one, { params: { id }, options: { signal } }),
  });

const params = (id: string) => ({ params: { id } });
export const showPhone = (id: string) => callAsStaffOrThrow(ENDPOINTS.operatorLearners.showPhone, params(id));
export const grant = (id: string, body: BodyOf<typeof ENDPOINTS.operatorLearners.grant>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.grant, { ...params(id), body });
export const endGrant = (id: string, what: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.endGrant, { ...params(id), body: { what } });
/** @param device null: everywhere */
export const endSessions = (id: string, device: string | null) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.endSessions, { ...params(id), body: { device } });
export const offerData = (id: string) => callAsStaffOrThrow(ENDPOINTS.operatorLearners.offerData, params(id));
export const removeLearner = (id: string, phone: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.remove, { ...params(id), body: { phone } });
export const giveRole = (id: string, role: Role) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.giveRole, { ...params(id), body: { role, until: null } });
export const roleRequests = () =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'role-requests'],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorLearners.roleRequests, { options: { signal } }),
  });
export const approveRole = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.approveRole, params(id));
export const declineRole = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.declineRole, params(id));
export const endRole = (id: string, role: Role) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.endRole, { ...params(id), body: { role } });
