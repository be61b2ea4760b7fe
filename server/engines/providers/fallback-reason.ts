import type { FallbackReason } from '#contract/evaluation.ts';
import type { TroubleKind } from './provider-trouble.ts';

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
};

/** What is said where our own engine takes a service's place; null: it was its place. */
export const fallbackReason = (kind: TroubleKind): FallbackReason | null => REASONS[kind];
