import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { Budget } from '#server/engines/providers/budget.ts';
import { dailyBudget } from './daily-budget.ts';

const MILLIONTHS = 1_000_000;

/** The operator's daily limits per learner, over all services. */
export const openBudget = (
  db: Database,
  config: Pick<Config, 'PROVIDER_TOKENS_PER_LEARNER_DAY' | 'PROVIDER_COST_PER_LEARNER_DAY'>,
): Budget =>
  dailyBudget(db, {
    tokens: config.PROVIDER_TOKENS_PER_LEARNER_DAY,
    cost: Math.round(config.PROVIDER_COST_PER_LEARNER_DAY * MILLIONTHS),
  });
