import { useEffect } from 'react';
import { create } from 'zustand';
import { useSession } from './session.ts';

/** Where somebody stood in an attempt when they signed in: the page is drawn anew, and they go on there. */
const useHeld = create<{ held: { attemptId: string; index: number } | null }>(() => ({ held: null }));

export function heldPlace(attemptId: string): number | null {
  const { held } = useHeld.getState();
  return held?.attemptId === attemptId ? held.index : null;
}

/** Holds the place over a sign-in; one that was held before has been taken up. */
export function useHeldPlace(attemptId: string, index: number): void {
  useEffect(() => useHeld.setState({ held: null }), []);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.learnerId !== before.learnerId) useHeld.setState({ held: { attemptId, index } });
      }),
    [attemptId, index],
  );
}
