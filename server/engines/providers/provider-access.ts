import type { Config } from '#server/config/config.ts';
import { ProviderRest } from './provider-rest.ts';

/** How a service is reached. */
export interface ProviderAccess {
  /** Address up to the API's own paths, such as `https://service.example/v1`. */
  base: string;
  key: string | undefined;
  /** For one try, from connecting to the last byte, milliseconds. */
  timeoutMs: number;
  /** Tries in all. */
  tries: number;
  /** Wait before the second try, milliseconds; it doubles with each. */
  backoffMs: number;
  /** What is known of the service from the calls before. */
  rest: ProviderRest;
}

const BACKOFF_MS = 500;

export type ProviderPatience = Pick<Config, 'PROVIDER_TIMEOUT_SECONDS' | 'PROVIDER_TRIES'>;

/** Every service has its own address and key, and the same patience. */
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
