import type { Config } from '#server/config/config.ts';
import { ProviderRest } from './provider-rest.ts';

/** How to reach a service. */
export interface ProviderAccess {
  /** Base URL of the API, such as `https://service.example/v1`. */
  base: string;
  key: string | undefined;
  /** Timeout of one attempt, from connecting to the last byte, milliseconds. */
  timeoutMs: number;
  /** Total number of attempts. */
  tries: number;
  /** Wait before the second attempt, milliseconds; it doubles each time. */
  backoffMs: number;
  /** Circuit breaker fed by earlier calls. */
  rest: ProviderRest;
}

const BACKOFF_MS = 500;

export type ProviderPatience = Pick<Config, 'PROVIDER_TIMEOUT_SECONDS' | 'PROVIDER_TRIES'>;

/** Each service has its own URL and key; timeouts and retries are shared. */
export const providerAccess = (
  base: string,
  key: string | undefined,
  patience: ProviderPatience,
): ProviderAccess => ({
  base,
  key,
  timeoutMs: patience.PROVIDER_TIMEOUT_SECONDS * 1_000,
  tries: patience.PROVIDER_TRIES,
  backoffMs: BACKOFF_MS,
  rest: new ProviderRest(),
});
