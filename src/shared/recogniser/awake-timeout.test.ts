import { expect, it, vi } from 'vitest';
import { awakeTimeout } from './awake-timeout.ts';

it('does not count the time in which a phone sleeps', () => {
  vi.spyOn(globalThis, 'clearInterval').mockReturnValue();
  const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValue(1 as never);
  const callback = vi.fn();
  awakeTimeout(callback, 2000);
  const [tick, every] = interval.mock.calls[0] ?? [];
  // However late a timer comes, it comes once.
  for (let awake = 500; awake < 2000; awake += Number(every)) tick?.();
  expect(callback).not.toHaveBeenCalled();
  tick?.();
  expect(callback).toHaveBeenCalledTimes(1);
});
