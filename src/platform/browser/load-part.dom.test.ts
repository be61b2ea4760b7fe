import { expect, it, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('error loading dynamically imported module');
    return 'loaded';
  });
};

it.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('a part that fails %i times is loaded by attempt %i', async (failures, attempts) => {
  const load = failing(failures);
  expect(await loadPart(load, [1, 1])).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(attempts);
});

it('a part that cannot be loaded fails with the reason of the last attempt', async () => {
  const load = failing(3);
  await expect(loadPart(load, [1, 1])).rejects.toThrow('error loading dynamically imported module');
  expect(load).toHaveBeenCalledTimes(3);
});
