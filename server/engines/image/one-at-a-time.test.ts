import { expect, it } from 'vitest';
import { oneAtATime, QueueFull } from './one-at-a-time.ts';

it('runs one task after the other, in their order, also after one has failed', async () => {
  const run = oneAtATime(3);
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

it('refuses more than may wait, and takes tasks again once there is room', async () => {
  const run = oneAtATime(1);
  const gate = Promise.withResolvers<void>();
  const first = run(() => gate.promise);
  await expect(run(async () => 'second')).rejects.toThrow(QueueFull);
  gate.resolve();
  await first;
  expect(await run(async () => 'third')).toBe('third');
});
