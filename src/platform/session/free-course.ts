import { useEffect } from 'react';
import { create } from 'zustand';
import { useSession } from './session.ts';

/** The course of what a guest has open; after signing in there, they continue in it. */
const useOpened = create<{ courseId: string | null }>(() => ({ courseId: null }));

export const courseOfGuest = (): string | null => useOpened.getState().courseId;

/** Records, while the page is shown to a guest, which course it belongs to. */
export function useFreeCourse(courseId: string | undefined): void {
  const isGuest = useSession(({ token }) => token === null);
  useEffect(() => {
    if (courseId === undefined || !isGuest) return;
    useOpened.setState({ courseId });
    return () => useOpened.setState({ courseId: null });
  }, [courseId, isGuest]);
}
