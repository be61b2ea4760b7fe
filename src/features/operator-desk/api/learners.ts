import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED } from './desk-query.ts';

/** @param phone null: nobody is looked for yet */
export const foundLearners = (phone: string | null) =>
  readPages(
    ENDPOINTS.operatorLearners.find,
    (after: string | null) => ({ body: { phone: phone ?? '', ...(after !== null && { after }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next, enabled: phone !== null },
  );

export const learnerFile = (id: string) =>
  readQuery(ENDPOINTS.operatorLearners.one, { params: { id } }, UNSTORED);

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
export const roleRequests = () => readQuery(ENDPOINTS.operatorLearners.roleRequests, {}, UNSTORED);
export const approveRole = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.approveRole, params(id));
export const declineRole = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.declineRole, params(id));
export const endRole = (id: string, role: Role) =>
  callAsStaffOrThrow(ENDPOINTS.operatorLearners.endRole, { ...params(id), body: { role } });
