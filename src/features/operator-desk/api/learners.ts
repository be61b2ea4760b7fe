import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { DESK_KEY, UNSTORED } from './desk-query.ts';

const { operatorLearners } = ENDPOINTS;

/** @param phone null: nobody is looked for yet */
export const foundLearners = (phone: string | null) =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'learners', phone],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(operatorLearners.find, {
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
      callAsStaffOrThrow(operatorLearners.one, { params: { id }, options: { signal } }),
  });

const params = (id: string) => ({ params: { id } });
export const showPhone = (id: string) => callAsStaffOrThrow(operatorLearners.showPhone, params(id));
export const grant = (id: string, body: BodyOf<typeof operatorLearners.grant>) =>
  callAsStaffOrThrow(operatorLearners.grant, { ...params(id), body });
export const endGrant = (id: string, what: string) =>
  callAsStaffOrThrow(operatorLearners.endGrant, { ...params(id), body: { what } });
/** @param device null: everywhere */
export const endSessions = (id: string, device: string | null) =>
  callAsStaffOrThrow(operatorLearners.endSessions, { ...params(id), body: { device } });
export const offerData = (id: string) => callAsStaffOrThrow(operatorLearners.offerData, params(id));
export const removeLearner = (id: string, phone: string) =>
  callAsStaffOrThrow(operatorLearners.remove, { ...params(id), body: { phone } });
export const giveRole = (id: string, role: Role) =>
  callAsStaffOrThrow(operatorLearners.giveRole, { ...params(id), body: { role, until: null } });
export const endRole = (id: string, role: Role) =>
  callAsStaffOrThrow(operatorLearners.endRole, { ...params(id), body: { role } });
