import { create } from 'zustand';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { ApiError, type ApiFailure, type ApiResult } from '#src/platform/http/api-result.ts';
import { type CallInput, call } from '#src/platform/http/http.ts';

/** Makes the call with a code. @returns what was wrong with the code; null once the call is answered */
type TryCode = (code: string) => Promise<string | null>;

interface CodeRequest {
  asked: boolean;
  /** For one call that carries a code of its own; null where the code opens the session. */
  fresh: TryCode | null;
}

/** Whether the dialog for the code of the second factor was requested, and for what. */
export const useStaffCode = create<CodeRequest>(() => ({ asked: false, fresh: null }));

let waiting: ((entered: boolean) => void)[] = [];
/** Calls that carry a code are made one after the other: no code works twice. */
let line: Promise<unknown> = Promise.resolve();

/** Opens the dialog. Several calls that are refused at once wait for the same code. @returns whether it was entered */
function askForCode(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.push(resolve);
  // A code for a call of its own opens the session too.
  useStaffCode.setState({ asked: true });
  return promise;
}

/** Closes the dialog: the session is open to calls of staff now, or the code was not entered. */
export function answerCodeRequest(entered: boolean): void {
  const answered = waiting;
  waiting = [];
  useStaffCode.setState({ asked: false, fresh: null });
  for (const resolve of answered) resolve(entered);
}

const NOT_ENTERED: ApiFailure = {
  success: false,
  status: 500,
  code: 'FRESH_CODE_REQUIRED',
  message: 'Bạn chưa nhập mã nên mình chưa làm gì cả.',
  data: null,
  retryAfter: null,
};
/** After which the dialog stays open: another code may be right. */
const WRONG_CODE: ReadonlySet<string> = new Set(['SECOND_FACTOR_WRONG']);

const failureOf = (result: object): ApiFailure | null =>
  'success' in result && result.success === false ? (result as ApiFailure) : null;

/**
 * Asks for a code over the page, and makes one call with it: `send` gets the header. A wrong code is asked for again.
 * Only on pages of staff, as `callAsStaff`.
 */
export function callWithCode<R extends object>(
  send: (headers: Record<string, string>) => Promise<R | ApiFailure>,
): Promise<R | ApiFailure> {
  const turn = async (): Promise<R | ApiFailure> => {
    let answer: R | ApiFailure = NOT_ENTERED;
    const entered = Promise.withResolvers<boolean>();
    waiting.push(entered.resolve);
    const fresh: TryCode = async (code) => {
      const result = await send({ [STEP_UP_HEADER]: code });
      const failure = failureOf(result);
      if (failure && WRONG_CODE.has(failure.code)) return failure.message;
      answer = result;
      return null;
    };
    useStaffCode.setState({ asked: true, fresh });
    await entered.promise;
    return answer;
  };
  const made = line.then(turn, turn);
  line = made.catch(() => undefined);
  return made;
}

type JsonEndpoint = Parameters<typeof call>[0];

/**
 * Makes a call of staff. One that carries a code of its own asks for it first. When another needs a code, the page stays as it is, the code is asked for, and the call is made
 * again. Only on pages of staff, which show the dialog (`src/app/pages/staff-page.tsx`).
 */
export async function callAsStaff<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiResult<ResponseOf<E>>> {
  if (endpoint.stepUp)
    return callWithCode((headers) => call(endpoint, { ...input, options: { ...input.options, headers } }));
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
