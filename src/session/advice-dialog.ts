import { create } from 'zustand';

/** Whether the advice dialog is asked for. */
export const useAdviceDialog = create<{ asked: boolean }>(() => ({ asked: false }));

export const openAdvice = (): void => useAdviceDialog.setState({ asked: true });
export const closeAdvice = (): void => useAdviceDialog.setState({ asked: false });
