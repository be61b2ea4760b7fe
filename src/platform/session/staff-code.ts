import { create } from 'zustand';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ApiError, type ApiResult } from '#src/platform/http/api-result.ts';
import { type CallInput, call } from '#src/platform/http/http.ts';

/** Whether the dialog for the code of the second factor was requested. */
export const useStaffCode = create<{ asked: boolean }>(() => ({ asked: false }));

let waiting: ((entered: boolean) => void)[] = [];

/** Opens the dialog. Several calls that are refused at once wait for the same code. @returns whether it was entered */
function askForCode(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.push(resolve);
  useStaffCode.setState({ asked: true });
  return promise;
}

/** Closes the dialog: the session is open to calls of staff now, or the code was not entered. */
export function answerCodeRequest(entered: boolean): void {
  const answered = waiting;
  waiting = [];
  useStaffCode.setState({ asked: false });
  for (const resolve of answered) resolve(entered);
}

type JsonEndpoint = Parameters<typeof call>[0];

/**
 * Makes a call of staff. When it needs a code, the page stays as it is, the code is asked for, and the call is made
 * again. Only on pages of staff, which show the dialog (`src/app/pages/staff-page.tsx`).
 */
export async function callAsStaff<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiResult<ResponseOf<E>>> {
  const result = await call(endpoint, input);
  if (result.success || result.code !== 'SECOND_FACTOR_REQUIRED') return result;
  return (await askForCode()) ? call(endpoint, input) : result;
}

/** The same for queries and mutations. @throws ApiError */
export async function callAsStaffOrThrow<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ResponseOf<E>> {
  const result = await callAsStaff(endpoint, input);
  if (!result.success) throw new ApiError(result);
  return result.data;
}
