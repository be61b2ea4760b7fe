import { beforeEach, expect, it, vi } from 'vitest';
import { FETCH_MIN_MS, withMinimumDuration } from './call-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

it.each([
  ['a quick call takes the minimum time', 5, FETCH_MIN_MS],
  ['a slow call is not delayed', 900, 900],
])('%s', async (_, takes, expected) => {
  const onSettled = vi.fn();
  void withMinimumDuration(after(takes)).then(onSettled);
  await vi.advanceTimersByTimeAsync(expected - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledWith('done');
});

it('a failed call takes the minimum time too', async () => {
  const onSettled = vi.fn();
  void withMinimumDuration(Promise.reject(new Error('no'))).catch(onSettled);
  await vi.advanceTimersByTimeAsync(FETCH_MIN_MS - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalled();
});
