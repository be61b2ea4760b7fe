import type { ProviderTrouble, TroubleKind } from './provider-trouble.ts';

/** Troubles in a row after which a service is left alone. */
const IN_A_ROW = 2;
/** How long, milliseconds; whoever asks first after that finds out whether it is back. */
const REST_MS = 30_000;

const AWAY: ReadonlySet<TroubleKind> = new Set(['timeout', 'unreachable', 'busy']);

/**
 * Whether a service is away. Nobody waits long for one that did not help twice in a row, so that work behind it goes on
 * with what is embedded.
 */
export class ProviderRest {
  #failed = 0;
  #until = 0;

  /** @param now milliseconds of any clock that goes on */
  isResting(now: number): boolean {
    return now < this.#until;
  }

  /** @param trouble null: it answered */
  note(trouble: ProviderTrouble | null, now: number): void {
    if (trouble === null || !AWAY.has(trouble.kind)) {
      this.#failed = 0;
      return;
    }
    this.#failed += 1;
    if (this.#failed >= IN_A_ROW) this.#until = now + REST_MS;
  }
}
