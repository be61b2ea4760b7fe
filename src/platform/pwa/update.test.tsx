import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  applyUpdate,
  holdUpdates,
  offerUpdate,
  reloadWhenFree,
  useUpdateApplying,
  useUpdateReady,
} from './update.ts';

describe('an update', () => {
  it('is offered, and applied when the learner accepts', () => {
    const takeOver = vi.fn();
    const { result } = renderHook(useUpdateReady);
    expect(result.current).toBe(false);
    act(() => offerUpdate(takeOver));
    expect(result.current).toBe(true);
    act(applyUpdate);
    expect(takeOver).toHaveBeenCalledOnce();
    expect(result.current).toBe(false);
  });

  it('is not mentioned during a recording', () => {
    const { result } = renderHook(useUpdateReady);
    let release = holdUpdates('recording');
    act(() => offerUpdate(vi.fn()));
    expect(result.current).toBe(false);
    act(() => release());
    expect(result.current).toBe(true);
    act(() => {
      release = holdUpdates('recording');
    });
    expect(result.current).toBe(false);
    act(() => release());
  });

  it('waits, once accepted, for every hold to be released', () => {
    const takeOver = vi.fn();
    const first = holdUpdates('recording');
    const second = holdUpdates('timed test');
    offerUpdate(takeOver);
    applyUpdate();
    first();
    first();
    expect(takeOver).not.toHaveBeenCalled();
    second();
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('that took over late does not reload amid a recording, nor speak of it', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { result } = renderHook(useUpdateApplying);
    act(() => offerUpdate(vi.fn()));
    act(applyUpdate);
    expect(result.current).toBe(true);
    let release: () => void = () => undefined;
    act(() => {
      release = holdUpdates('recording');
    });
    act(reloadWhenFree);
    expect(result.current).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    act(release);
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });
});
