import { useEffect } from 'react';
import { create } from 'zustand';
import { useSession } from './session.ts';

/** Position in an attempt at the sign-in: the page is rendered again and continues there. */
const useHeld = create<{ held: { attemptId: string; index: number } | null }>(() => ({ held: null }));

export function heldPlace(attemptId: string): number | null {
  const { held } = useHeld.getState();
  return held?.attemptId === attemptId ? held.index : null;
}

/** Holds the position over a sign-in, after an earlier one has been restored. */
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
