import type { ProviderError, ProviderErrorKind } from './provider-error.ts';

/** Consecutive failures after which a service is not called for a while. */
const IN_A_ROW = 2;
/** How long, milliseconds; the first call after that finds out whether it is back. */
const REST_MS = 30_000;

const AWAY: ReadonlySet<ProviderErrorKind> = new Set(['timeout', 'unreachable', 'busy']);

/**
 * A circuit breaker: after two consecutive failures nobody waits for the service, and work behind it
 * continues with the embedded engines.
 */
export class ProviderRest {
  #failed = 0;
  #until = 0;

  /** @param now milliseconds of any monotonic clock */
  isResting(now: number): boolean {
    return now < this.#until;
  }

  /** @param error null: the call succeeded */
  record(error: ProviderError | null, now: number): void {
    if (error === null || !AWAY.has(error.kind)) {
      this.#failed = 0;
      return;
    }
    this.#failed += 1;
    if (this.#failed >= IN_A_ROW) this.#until = now + REST_MS;
  }
}
