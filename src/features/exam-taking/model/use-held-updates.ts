import { useEffect } from 'react';
import { holdUpdates } from '#src/platform/pwa/update.ts';

/** No new version of the app takes over while a timed test is on screen. */
export function useHeldUpdates(): void {
  useEffect(() => holdUpdates('timed test'), []);
}
