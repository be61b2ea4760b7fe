import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { DESK_KEY, UNSTORED } from './desk-query.ts';

export const reportList = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'reports', state],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorReports.list, {
        query: { state, ...(pageParam !== null && { after: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
export const answerReport = (id: string, text: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorReports.answer, { params: { id }, body: { text } });
export const closeReport = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorReports.close, { params: { id } });

export const failedGradings = () =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'failed-gradings'],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorOperations.failedGradings, { options: { signal } }),
  });
/** @param ids null for all */
export const retryGradings = (ids: string[] | null) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.retryGradings, { body: { ids } });

export const spending = (days: number) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'spending', days],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorOperations.spending, { query: { days }, options: { signal } }),
  });

export const contentState = () =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'content'],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorOperations.content, { options: { signal } }),
  });
/** Reads the whole pack, which takes seconds. */
export const checkContent = () =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.checkContent, { options: { limits: 'service' } });

export const site = () =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'site'],
    queryFn: ({ signal }) => callAsStaffOrThrow(ENDPOINTS.operatorOperations.site, { options: { signal } }),
  });
export const closeSite = (minutes: number) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.closeSite, { body: { minutes } });
export const openSite = () => callAsStaffOrThrow(ENDPOINTS.operatorOperations.openSite, {});
export const sendNews = (body: BodyOf<typeof ENDPOINTS.operatorOperations.sendNews>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.sendNews, { body });

export const figures = (weeks: number) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'figures', weeks],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorFigures.weekly, { query: { weeks }, options: { signal } }),
  });

export interface TrailFilter {
  actor?: string;
  subject?: string;
  action?: string;
}
export const auditTrail = (filter: TrailFilter) =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staff.auditTrail, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
export const verifyAudit = () =>
  callAsStaffOrThrow(ENDPOINTS.operatorOperations.verifyAudit, { options: { limits: 'service' } });
