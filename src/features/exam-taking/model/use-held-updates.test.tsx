import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updatesHeld } from '#src/platform/pwa/update.ts';
import { useHeldUpdates } from './use-held-updates.ts';

it('holds updates back while a timed test is on screen', () => {
  const { unmount } = renderHook(useHeldUpdates);
  expect(updatesHeld()).toBe(true);
  unmount();
  expect(updatesHeld()).toBe(false);
});
