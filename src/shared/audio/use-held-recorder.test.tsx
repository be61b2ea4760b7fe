import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updatesHeld } from '#src/platform/pwa/update.ts';
import type { RecorderState } from './recorder.ts';
import { useHeldRecorder } from './use-held-recorder.ts';

it('no new version takes over between the press of the record button and the saved recording', () => {
  const { result, unmount } = renderHook(useHeldRecorder);
  const { state } = result.current;
  const held = (next: RecorderState): boolean => {
    act(() => state.setState(next, true));
    return updatesHeld();
  };
  expect(updatesHeld()).toBe(false);
  expect([held({ name: 'asking' }), held({ name: 'saving' }), held({ name: 'idle' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(held({ name: 'recording', startedAt: 0, isStored: true })).toBe(true);
  unmount();
  expect(updatesHeld()).toBe(false);
});
