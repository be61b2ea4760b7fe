/**
 * What a service would not do:
 * `timeout` no answer in time; `unreachable` no connection; `busy` it has too much to do, also after waiting;
 * `refused` it answered that it will not; `malformed` an answer that cannot be used; `too_large` an answer beyond its
 * limit; `over_budget` the learner's day is used up, so nobody was asked; `not_allowed` no service works for them;
 * `not_agreed` they did not agree to have their work sent there.
 */
export type TroubleKind =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'malformed'
  | 'too_large'
  | 'over_budget'
  | 'not_allowed'
  | 'not_agreed';

/** Troubles in which the service may have worked, and charges for it. */
const PAID: ReadonlySet<TroubleKind> = new Set(['timeout', 'malformed', 'too_large']);

/** A service did not help; another engine may. The message has no key, no address and no words of the learner's. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble';
  readonly kind: TroubleKind;
  /** HTTP status of the answer, where there was one. */
  readonly status: number | null;

  constructor(kind: TroubleKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
  }

  /** Whether the service may charge for what it did not give. */
  get mayCost(): boolean {
    return PAID.has(this.kind);
  }
}
