import { describe, expect, it } from 'vitest';
import { BoundedWork } from './bounded-work.ts';

/** Works that end when told, and how many were under way at the most. */
function works(bound: BoundedWork) {
  const open: PromiseWithResolvers<void>[] = [];
  const seen = { running: 0, most: 0, begun: 0 };
  const start = () =>
    bound.run(async () => {
      seen.begun++;
      seen.most = Math.max(seen.most, ++seen.running);
      const gate = Promise.withResolvers<void>();
      open.push(gate);
      await gate.promise.finally(() => seen.running--);
      return 'done';
    });
  return { seen, start, open };
}

describe('bounded work', () => {
  it('runs so much at once, lets so much wait, and refuses the rest unbegun', async () => {
    const { seen, start, open } = works(new BoundedWork(2, 3));
    const results = Promise.allSettled(Array.from({ length: 9 }, start));
    for (let ended = 0; ended < 5; ended++) {
      await expect.poll(() => open.length).toBeGreaterThan(ended);
      open[ended]?.resolve();
    }
    const settled = await results;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of settled) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    }
    expect(seen).toEqual({ running: 0, most: 2, begun: 5 });
  });

  it('goes on after work that failed', async () => {
    const { start, open } = works(new BoundedWork(1, 1));
    const [first, second] = [start(), start()];
    await expect.poll(() => open.length).toBe(1);
    open[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await expect.poll(() => open.length).toBe(2);
    open[1]?.resolve();
    expect(await second).toBe('done');
  });
});
