import { useEffect } from 'react';
import { keepFrame } from '#src/platform/offline/keep-frame.ts';

/** Time for the question to be drawn and for the learner to settle on it, milliseconds. */
const SETTLED_MS = 800;

/** Keeps how the practice looks at this question, for its next start. */
export function useKeptFrame(owner: string, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another look
  useEffect(() => {
    const timer = setTimeout(() => {
      const look = document.getElementById('main');
      if (look) void keepFrame(location.pathname, owner, look).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [owner, index]);
}
