import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED } from './desk-query.ts';

export const reportList = (state: 'open' | 'closed') =>
  readPages(
    ENDPOINTS.operatorReports.list,
    (after: string | null) => ({ query: { state, ...(after !== null && { after }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next },
  );
export const answerReport = (id: string, text: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorReports.answer, { params: { id }, body: { text } });
export const closeReport = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorReports.close, { params: { id } });

export const failedGradings = () => readQuery(ENDPOINTS.operatorOperations.failedGradings, {}, UNSTORED);
/** @param ids null for all */
export const retryGradings = (ids: string[] | null) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.retryGradings, { body: { ids } });

export const spending = (days: number) =>
  readQuery(ENDPOINTS.operatorOperations.spending, { query: { days } }, UNSTORED);

export const contentState = () => readQuery(ENDPOINTS.operatorOperations.content, {}, UNSTORED);
/** Reads the whole pack, which takes seconds. */
export const checkContent = () =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.checkContent, { options: { limits: 'service' } });

export const site = () => readQuery(ENDPOINTS.operatorOperations.site, {}, UNSTORED);
export const closeSite = (minutes: number) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.closeSite, { body: { minutes } });
export const openSite = () => callAsStaffOrThrow(ENDPOINTS.operatorOperations.openSite, {});
export const sendNews = (body: BodyOf<typeof ENDPOINTS.operatorOperations.sendNews>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.sendNews, { body });

export const figures = (weeks: number) =>
  readQuery(ENDPOINTS.operatorFigures.weekly, { query: { weeks } }, UNSTORED);

export interface TrailFilter {
  actor?: string;
  subject?: string;
  action?: string;
}
export const auditTrail = (filter: TrailFilter) =>
  readPages(
    ENDPOINTS.staff.auditTrail,
    (before: number | null) => ({ query: { ...filter, ...(before !== null && { before }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next },
  );
export const verifyAudit = () =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.verifyAudit, { options: { limits: 'service' } });
