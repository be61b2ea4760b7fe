import { useEffect } from 'react';
import { savePageSnapshot } from '#src/platform/offline/save-page-snapshot.ts';

/** Time for the question to be drawn and for the learner to settle on it, milliseconds. */
const SETTLED_MS = 800;

/** Keeps how the practice looks at this question, for its next start. */
export function usePageSnapshot(owner: string, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another look
  useEffect(() => {
    const timer = setTimeout(() => {
      const look = document.getElementById('main');
      if (look) void savePageSnapshot(location.pathname, owner, look).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [owner, index]);
}
