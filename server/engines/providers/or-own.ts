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
  // Nobody was to be asked but our own engine.
  not_allowed: null,
  not_agreed: 'not_agreed',
};

interface Asking<Own, Told> {
  /** What the service gives. */
  ask: () => Promise<Told>;
  /** What our own engine gives, and stands where the service does not help. */
  own: Own;
  /** The service, as what it gives names it. */
  engine: Fallback['from'];
  onTrouble: (trouble: ProviderTrouble) => void;
}

/** What a service gives, or what our own engine gives, which then says whose place it took and why. */
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
    // Who did not agree is no trouble of the service.
    if (error.kind !== 'not_agreed') onTrouble(error);
    const reason = REASONS[error.kind];
    return reason === null ? own : { ...own, fallback: { from: engine, reason } };
  }
}
