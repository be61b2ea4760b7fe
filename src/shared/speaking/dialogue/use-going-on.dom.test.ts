import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useGoingOn } from './use-going-on.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** The learner wants to go on. @returns the hook, and how often the talk went on */
function wantsToGoOn(isUndecided: boolean) {
  const went = vi.fn(async () => undefined);
  const hook = renderHook((undecided: boolean) => useGoingOn(undecided, went), { initialProps: isUndecided });
  act(() => hook.result.current.goOn());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { ...hook, went, pass };
}

it('goes on at once where it is decided what is asked', () => {
  const { went, pass } = wantsToGoOn(false);
  pass(0);
  expect(went).toHaveBeenCalledOnce();
});

it('thinks until it is decided, and then goes on once', () => {
  const { went, pass, rerender, result } = wantsToGoOn(true);
  pass(2_000);
  expect(went).not.toHaveBeenCalled();
  expect(result.current.isThinking).toBe(true);
  rerender(false);
  pass(0);
  pass(5_000);
  expect(went).toHaveBeenCalledOnce();
  expect(result.current.isThinking).toBe(false);
});

it('does not think for ever', () => {
  const { went, pass } = wantsToGoOn(true);
  pass(2_500);
  expect(went).toHaveBeenCalledOnce();
});
