import { useEffect } from 'react';
import { create } from 'zustand';

interface AdviceState {
  /** The advice dialog is asked for. */
  asked: boolean;
  /** Name of the course that the page is about: it goes along with what is asked there. */
  course: string | undefined;
}

export const useAdviceDialog = create<AdviceState>(() => ({ asked: false, course: undefined }));

export const openAdvice = (): void => useAdviceDialog.setState({ asked: true });
export const closeAdvice = (): void => useAdviceDialog.setState({ asked: false });

/** While the page is shown, advice that is asked for is about this course. */
export function useAdviceAbout(course: string | undefined): void {
  useEffect(() => {
    useAdviceDialog.setState({ course });
    return () => useAdviceDialog.setState({ course: undefined });
  }, [course]);
}
