import type { Fallback, FallbackReason } from '#contract/writing-evaluation.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';

const REASONS: Record<ProviderErrorKind, FallbackReason | null> = {
  timeout: 'no_answer',
  unreachable: 'no_answer',
  busy: 'no_answer',
  refused: 'no_answer',
  malformed: 'unusable_answer',
  too_large: 'unusable_answer',
  over_budget: 'over_budget',
  // The service was never meant to be called.
  not_allowed: null,
  not_agreed: 'not_agreed',
};

interface ServiceCall<Embedded, Result> {
  /** Calls the service. */
  ask: () => Promise<Result>;
  /** The embedded engine's result, used if the service fails. */
  embedded: Embedded;
  /** The service's name, as its results give it. */
  engine: Fallback['from'];
  onError: (error: ProviderError) => void;
}

/** The service's result, or the embedded engine's, which then records which service it replaced and why. */
export async function withFallback<Embedded extends object, Result>({
  ask,
  embedded,
  engine,
  onError,
}: ServiceCall<Embedded, Result>): Promise<Result | Embedded | (Embedded & { fallback: Fallback })> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Missing consent is not a failure of the service.
    if (error.kind !== 'not_agreed') onError(error);
    const reason = REASONS[error.kind];
    return reason === null ? embedded : { ...embedded, fallback: { from: engine, reason } };
  }
}
