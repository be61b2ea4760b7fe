import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AdviceState } from '#contract/operator-advice.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { request } from '#src/platform/http/http.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { ADVICE } from '../messages/advice.ts';
import { DESK_KEY, UNSTORED } from './desk-query.ts';

type Body = BodyOf<typeof ENDPOINTS.operatorAdvice.find>;
export type AdviceFilter = Pick<Body, 'state' | 'assigned' | 'phone'>;

export const adviceList = (filter: AdviceFilter) =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'advice', filter],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorAdvice.find, {
        body: { ...filter, ...(pageParam !== null && { after: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const adviceDetail = (id: string) =>
  queryOptions({
    ...UNSTORED,
    queryKey: [DESK_KEY, 'advice-detail', id],
    queryFn: ({ signal }) =>
      callAsStaffOrThrow(ENDPOINTS.operatorAdvice.one, { params: { id }, options: { signal } }),
  });

export const takeAdvice = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorAdvice.take, { params: { id } });
export const releaseAdvice = (id: string) =>
  callAsStaffOrThrow(ENDPOINTS.operatorAdvice.release, { params: { id } });
/** Takes over what somebody else has. */
export async function takeInstead(id: string) {
  await releaseAdvice(id);
  return takeAdvice(id);
}
export const moveAdvice = (id: string, body: BodyOf<typeof ENDPOINTS.operatorAdvice.move>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorAdvice.move, { params: { id }, body });
export const noteAdvice = (id: string, body: BodyOf<typeof ENDPOINTS.operatorAdvice.note>) =>
  callAsStaffOrThrow(ENDPOINTS.operatorAdvice.note, { params: { id }, body });

/** Offers the table as a download. @returns why it did not come; null if it did */
export async function downloadAdvice(state: AdviceState | 'open' | 'all'): Promise<string | null> {
  const response = await request(ENDPOINTS.operatorAdvice.exportCsv, { params: { state } });
  if (!(response instanceof Response)) return response.message;
  const file = await response.blob().catch(() => null);
  if (file === null) return ADVICE.downloadFailed;
  saveFile(file, `tu-van-${state}.csv`);
  return null;
}
