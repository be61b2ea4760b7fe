import { useEffect } from 'react';
import { create } from 'zustand';

interface AdviceState {
  /** The advice dialog was requested. */
  asked: boolean;
  /** What the page is about, such as a course's name: sent along with the request. Null: a page that offers none. */
  about: string | null | undefined;
}

export const useAdviceDialog = create<AdviceState>(() => ({ asked: false, about: undefined }));

export const openAdvice = (): void => useAdviceDialog.setState({ asked: true });
export const closeAdvice = (): void => useAdviceDialog.setState({ asked: false });

/** While the page is shown, requests for advice are about this, or not offered (null). */
export function useAdviceAbout(about: string | null | undefined): void {
  useEffect(() => {
    useAdviceDialog.setState({ about });
    return () => useAdviceDialog.setState({ about: undefined });
  }, [about]);
}
