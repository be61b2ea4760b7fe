import type { AdviceState } from '#contract/operator-advice.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { request } from '#src/platform/http/http.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { callAsStaffOrThrow, callWithCode } from '#src/platform/session/staff-code.ts';
import { ADVICE } from '../messages/advice.ts';
import { UNSTORED } from './desk-query.ts';

type Body = BodyOf<typeof ENDPOINTS.operatorAdvice.find>;
export type AdviceFilter = Pick<Body, 'state' | 'assigned' | 'phone'>;

export const adviceList = (filter: AdviceFilter) =>
  readPages(
    ENDPOINTS.operatorAdvice.find,
    (after: string | null) => ({ body: { ...filter, ...(after !== null && { after }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next },
  );

export const adviceDetail = (id: string) =>
  readQuery(ENDPOINTS.operatorAdvice.one, { params: { id } }, UNSTORED);

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
  const response = await callWithCode((headers) =>
    request(ENDPOINTS.operatorAdvice.exportCsv, { params: { state }, options: { headers } }),
  );
  if (!(response instanceof Response)) return response.message;
  const file = await response.blob().catch(() => null);
  if (file === null) return ADVICE.downloadFailed;
  saveFile(file, `tu-van-${state}.csv`);
  return null;
}
