import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import {
  type Reachability,
  type Responder,
  reachability,
  UNKNOWN_FAILURE,
} from '#rules/network/reachability.ts';

/** Codes that arise in the browser: no response at all, or one that is not our server's. */
export type ClientCode = ErrorCode | 'NETWORK' | 'FOREIGN_ANSWER';

/** A failed call. `status`: 452 maintenance, 503 no network, 500 anything else. */
export interface ApiFailure {
  success: false;
  status: 452 | 500 | 503;
  code: ClientCode;
  message: string;
  data: null;
  /** Seconds the server asked to wait. */
  retryAfter: number | null;
  /** What to prove, for `PROOF_REQUIRED` (`contract/proof.ts`). */
  challenge?: string;
  /** A gateway responded in place of our server: it is down, the network is fine. */
  isGateway?: true;
  /** Nothing was heard within the time limits. */
  isLate?: true;
}

export interface ApiSuccess<T> {
  success: true;
  message: string;
  data: T;
  /** The server's clock, milliseconds since 1970. */
  timeCurrent: number;
}

export type ApiResult<T> = ApiSuccess<T> | ApiFailure;

/** A failed call, thrown where a query or loader needs an exception. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Whether our server did not respond: there is no network, or something else responded in its place. */
export const isUnreachable = (code: ClientCode): boolean => code === 'NETWORK' || code === 'FOREIGN_ANSWER';

type Heard = Pick<ApiFailure, 'code' | 'isGateway' | 'isLate'>;

const responderOf = ({ code, isGateway, isLate }: Heard): Responder => {
  if (!isUnreachable(code)) return 'ours';
  if (isGateway) return 'gateway';
  if (code === 'FOREIGN_ANSWER') return 'foreign';
  return isLate ? 'late' : 'none';
};

/** What a failed call tells of the network and our server. */
export const reachOf = (failure: Heard): Reachability =>
  reachability(responderOf(failure), navigator.onLine !== false);

/** What to say of a failed call. @param offline only of a device without a network */
export const failureText = (failure: Heard & { message: string }, offline: string): string =>
  reachOf(failure) === 'offline' ? offline : failure.message;

/** The same of whatever a query or mutation failed with. */
export const errorText = (error: unknown, offline: string): string =>
  error instanceof ApiError ? failureText(error.failure, offline) : UNKNOWN_FAILURE;

/** Whether a query or mutation failed without any response. */
export const isOfflineError = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.failure.code === 'NETWORK';
