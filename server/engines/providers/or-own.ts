import type { Fallback, FallbackReason } from '#contract/writing-evaluation.ts';
import { ProviderTrouble, type TroubleKind } from './provider-trouble.ts';

const REASONS: Record<TroubleKind, FallbackReason | null> = {
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

interface Asking<Own, Told> {
  /** Calls the service. */
  ask: () => Promise<Told>;
  /** The embedded engine's result, used if the service fails. */
  own: Own;
  /** The service's name, as its results give it. */
  engine: Fallback['from'];
  onTrouble: (trouble: ProviderTrouble) => void;
}

/** The service's result, or the embedded engine's, which then records which service it replaced and why. */
export async function orOwn<Own extends object, Told>({
  ask,
  own,
  engine,
  onTrouble,
}: Asking<Own, Told>): Promise<Told | Own | (Own & { fallback: Fallback })> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    // Missing consent is not a failure of the service.
    if (error.kind !== 'not_agreed') onTrouble(error);
    const reason = REASONS[error.kind];
    return reason === null ? own : { ...own, fallback: { from: engine, reason } };
  }
}
