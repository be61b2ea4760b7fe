/**
 * Why a service call failed: `timeout` no answer in time; `unreachable` no connection; `busy` overloaded,
 * even after retries; `refused` rejected the request; `malformed` an unusable answer; `too_large` an answer
 * over its limit; `over_budget` the learner's daily budget is used up, so no call was made; `not_allowed`
 * services are not available to this payer; `not_agreed` the learner did not consent to sending their work
 * there.
 */
export type ProviderErrorKind =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'malformed'
  | 'too_large'
  | 'over_budget'
  | 'not_allowed'
  | 'not_agreed';

/** Failures in which the service may have done the work and charge for it. */
const PAID: ReadonlySet<ProviderErrorKind> = new Set(['timeout', 'malformed', 'too_large']);

/**
 * A service failed; another engine may succeed. The message contains no key, no URL and none of the learner's
 * words.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** HTTP status, if there was a response. */
  readonly status: number | null;

  constructor(kind: ProviderErrorKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
  }

  /** Whether the service may charge for the failed call. */
  get mayCost(): boolean {
    return PAID.has(this.kind);
  }
}
