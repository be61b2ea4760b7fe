import { useEffect } from 'react';
import { savePageSnapshot } from '#src/platform/offline/save-page-snapshot.ts';

/** Time for the question to render and for the learner to settle on it, milliseconds. */
const SETTLED_MS = 800;

/** Stores a snapshot of the practice at this question, for its next start. */
export function usePageSnapshot(owner: string, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question needs another snapshot
  useEffect(() => {
    const timer = setTimeout(() => {
      const main = document.getElementById('main');
      if (main) void savePageSnapshot(location.pathname, owner, main).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [owner, index]);
}
