import type { Query } from '@tanstack/react-query';
import { create } from 'zustand';

/** A refresh that takes longer is no reason to hide how old the copy is that is shown meanwhile, milliseconds. */
const SLOW_MS = 5_000;

/**
 * Whether a stored copy on this page could not be refreshed, so that its age may have to be shown. The code that
 * shows it is loaded only then.
 */
export const ageWatch = create<{ isWanted: boolean }>(() => ({ isWanted: false }));

export const wantAges = (): void => ageWatch.setState({ isWanted: true });

const slow = new WeakSet<Query>();

/** Whether a query's stored copy has been shown for some seconds while its refresh is under way. */
export const isSlow = (query: Query): boolean => slow.has(query);

/** Refreshes a query whose stored copy is shown meanwhile. */
export function refreshShown(query: Query): void {
  const timer = setTimeout(() => {
    slow.add(query);
    wantAges();
  }, SLOW_MS);
  query
    .fetch()
    .catch(wantAges)
    .finally(() => {
      clearTimeout(timer);
      slow.delete(query);
    });
}
