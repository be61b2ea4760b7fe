import { create } from 'zustand';

interface AdviceDialogState {
  asked: boolean;
  /** What the adviser is told beside name and number; null: nothing. */
  description: string | null;
}

const CLOSED: AdviceDialogState = { asked: false, description: null };

/** Whether the advice dialog is asked for, and about what. */
export const useAdviceDialog = create<AdviceDialogState>(() => CLOSED);

export const openAdvice = (): void => useAdviceDialog.setState({ ...CLOSED, asked: true });
export const openAdviceOn = (description: string): void =>
  useAdviceDialog.setState({ asked: true, description });
export const closeAdvice = (): void => useAdviceDialog.setState(CLOSED);
