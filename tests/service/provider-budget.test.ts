import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { providerUsage } from '#server/db/schema-grading.ts';
import { dailyBudget } from '#server/domain/provider-budget/daily-budget.ts';
import { ProviderError } from '#server/engines/providers/provider-error.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const limit = { tokens: 1_000, cost: 5_000 };
const budget = dailyBudget(db, limit);

const usageOf = async ({ id }: TestLearner) =>
  (await db.select().from(providerUsage).where(eq(providerUsage.learner_id, id)))[0];
const spend = ({ id }: TestLearner, most: number, used: number, each = budget) =>
  each.spend(id, { tokens: most, cost: most }, async () => ({
    value: 'done',
    used: { tokens: used, cost: used },
  }));

describe('the daily budget of a learner', () => {
  it('is charged by actual use, not by the reservation', async () => {
    const learner = await registerLearner(service);
    expect(await spend(learner, 900, 100)).toBe('done');
    expect(await spend(learner, 900, 50)).toBe('done');
    expect(await usageOf(learner)).toMatchObject({ tokens: 150, cost: 150, calls: 2 });
  });

  it('is never exceeded, however many calls run in parallel', async () => {
    const learner = await registerLearner(service);
    const refused: unknown[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls = Array.from({ length: 12 }, () =>
      budget
        .spend(learner.id, { tokens: 300, cost: 300 }, async () => {
          await held;
          return { value: 'done', used: { tokens: 300, cost: 300 } };
        })
        .catch((error: unknown) => void refused.push(error)),
    );
    // Refused while three calls are in progress.
    await expect.poll(() => refused.length).toBe(9);
    for (const error of refused) expect(error).toMatchObject({ kind: 'over_budget' });
    release();
    expect((await Promise.all(calls)).filter((value) => value === 'done')).toHaveLength(3);
    expect(await usageOf(learner)).toMatchObject({ tokens: 900, calls: 3 });
  });

  it.each([
    ['tokens', { tokens: 1_001, cost: 0 }],
    ['cost', { tokens: 0, cost: 5_001 }],
  ])('does not cover a call with too many %s', async (_, most) => {
    const learner = await registerLearner(service);
    const call = budget.spend(learner.id, most, async () => ({ value: 1, used: most }));
    await expect(call).rejects.toMatchObject({ kind: 'over_budget' });
    expect(await usageOf(learner)).toBeUndefined();
  });

  it.each([
    ['given back when the service did nothing', 'unreachable', 0],
    ['kept when it may have worked', 'timeout', 400],
  ] as const)('is %s', async (_, kind, left) => {
    const learner = await registerLearner(service);
    const call = budget.spend(learner.id, { tokens: 400, cost: 400 }, async () => {
      throw new ProviderError(kind, 'no help');
    });
    await expect(call).rejects.toMatchObject({ kind });
    expect(await usageOf(learner)).toMatchObject({ tokens: left, cost: left });
  });

  it('is separate for each learner', async () => {
    const [learner, other] = [await registerLearner(service), await registerLearner(service)];
    await spend(learner, 1_000, 1_000);
    await expect(spend(learner, 1, 1)).rejects.toMatchObject({ kind: 'over_budget' });
    expect(await spend(other, 1_000, 1_000)).toBe('done');
  });

  it('is zero for callers who are not learners', async () => {
    const call = budget.spend('019aa000-0000-7000-8000-0000000000a1', { tokens: 1, cost: 1 }, async () => {
      throw new Error('called without a learner');
    });
    await expect(call).rejects.toMatchObject({ kind: 'not_allowed' });
  });
});
