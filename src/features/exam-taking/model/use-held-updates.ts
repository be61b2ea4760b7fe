import { useEffect } from 'react';
import { holdUpdates } from '#src/platform/pwa/update.ts';

/** Holds updates of the app back while a timed test is on screen. */
export function useHeldUpdates(): void {
  useEffect(() => holdUpdates('timed test'), []);
}
