import { describe, expect, it } from 'vitest';
import { boundedWork, QueueFull } from './bounded-work.ts';

/** Tasks that end on demand, with counts of how many ran. */
function trackTasks(run: ReturnType<typeof boundedWork>) {
  const open: PromiseWithResolvers<void>[] = [];
  const seen = { running: 0, most: 0, started: 0 };
  const start = () =>
    run(async () => {
      seen.started++;
      seen.most = Math.max(seen.most, ++seen.running);
      const gate = Promise.withResolvers<void>();
      open.push(gate);
      await gate.promise.finally(() => seen.running--);
      return 'done';
    });
  return { seen, start, open };
}

describe('bounded work', () => {
  it('runs and queues up to its limits, and rejects the rest without starting them', async () => {
    const { seen, start, open } = trackTasks(boundedWork(2, 3));
    const results = Promise.allSettled(Array.from({ length: 9 }, start));
    for (let ended = 0; ended < 5; ended++) {
      await expect.poll(() => open.length).toBeGreaterThan(ended);
      open[ended]?.resolve();
    }
    const settled = await results;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of settled)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(QueueFull);
    expect(seen).toEqual({ running: 0, most: 2, started: 5 });
  });

  it('continues after a task fails', async () => {
    const { start, open } = trackTasks(boundedWork(1, 1));
    const [first, second] = [start(), start()];
    await expect.poll(() => open.length).toBe(1);
    open[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await expect.poll(() => open.length).toBe(2);
    open[1]?.resolve();
    expect(await second).toBe('done');
  });

  it('runs tasks one at a time, in order, even after a failure', async () => {
    const run = boundedWork(1, 2);
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const results = await Promise.allSettled([run(task('a')), run(task('b')), run(task('c'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('accepts tasks again as soon as there is room', async () => {
    const run = boundedWork(1, 0);
    const gate = Promise.withResolvers<void>();
    const first = run(() => gate.promise);
    await expect(run(async () => 'second')).rejects.toThrow(QueueFull);
    gate.resolve();
    await first;
    expect(await run(async () => 'third')).toBe('third');
  });
});
