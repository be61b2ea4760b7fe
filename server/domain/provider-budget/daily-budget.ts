import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Database } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { providerUsage } from '#server/db/schema-grading.ts';
import type { Budget, Use } from '#server/engines/providers/budget.ts';
import { ProviderError } from '#server/engines/providers/provider-error.ts';

const { tokens, cost, calls } = providerUsage;

/**
 * The same limits for every learner. A reservation counts immediately, in one statement, so concurrent calls
 * never exceed the day's budget. Guests have no budget: they have consented to nothing, and one person can be
 * any number of them.
 */
export function dailyBudget(db: Database, limit: Use): Budget {
  async function reserve(learner_id: string, day: string, reserved: Use): Promise<void> {
    const [learner] = await db
      .select({ id: learners.id })
      .from(learners)
      .where(and(eq(learners.id, learner_id), isNotNull(learners.phone)));
    if (!learner) throw new ProviderError('not_allowed', 'external services are not available to guests');
    const fits = reserved.tokens <= limit.tokens && reserved.cost <= limit.cost;
    const rows = fits
      ? await db
          .insert(providerUsage)
          .values({ learner_id, day, ...reserved, calls: 1 })
          .onConflictDoUpdate({
            target: [providerUsage.learner_id, providerUsage.day],
            set: {
              tokens: sql`${tokens} + ${reserved.tokens}`,
              cost: sql`${cost} + ${reserved.cost}`,
              calls: sql`${calls} + 1`,
            },
            setWhere: sql`${tokens} + ${reserved.tokens} <= ${limit.tokens} and ${cost} + ${reserved.cost} <= ${limit.cost}`,
          })
          .returning({ calls })
      : [];
    if (rows.length === 0)
      throw new ProviderError('over_budget', 'the daily budget of the learner is used up');
  }

  async function book(learner_id: string, day: string, reserved: Use, used: Use): Promise<void> {
    await db
      .update(providerUsage)
      .set({
        tokens: sql`${tokens} + ${used.tokens - reserved.tokens}::bigint`,
        cost: sql`${cost} + ${used.cost - reserved.cost}::bigint`,
      })
      .where(and(eq(providerUsage.learner_id, learner_id), eq(providerUsage.day, day)));
  }

  return {
    async spend(payer, reserved, call) {
      const day = vietnamDay(Date.now());
      await reserve(payer, day, reserved);
      try {
        const { value, used } = await call();
        await book(payer, day, reserved, used);
        return value;
      } catch (error) {
        // What may have been charged remains booked at the reserved amount.
        if (error instanceof ProviderError && !error.mayCost)
          await book(payer, day, reserved, { tokens: 0, cost: 0 });
        throw error;
      }
    },
  };
}
