import { useEffect, useLayoutEffect } from 'react';
import { href } from '#contract/href.ts';
import { removePageSnapshot } from '#src/platform/offline/page-snapshot.ts';
import { savePageSnapshot } from '#src/platform/offline/save-page-snapshot.ts';
import type { Today } from './use-today.ts';

/** Time for everything to render that depends on it, milliseconds. */
const SETTLED_MS = 1200;

/**
 * Stores a snapshot of today's screen, so that the next start on this day shows it before the app has run; the one of
 * this start is removed once everything on this device has been read.
 */
export function useTodaySnapshot(owner: string, today: Today): void {
  const { isSettled, until } = today;
  useLayoutEffect(() => {
    if (isSettled) removePageSnapshot();
  }, [isSettled]);
  const shown = JSON.stringify([today.day, today.name, today.step, today.log, today.cards, today.work]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is shown needs another snapshot
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => {
      const layout = document.getElementById('main')?.parentElement;
      if (layout) void savePageSnapshot(href('home'), owner, layout, { until }).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [owner, isSettled, until, shown]);
}
