import { create } from 'zustand';

export type AuthEntry = 'login' | 'register';

/** Whether the sign-in dialog is asked for, and at which page it opens. */
export const useAuthDialog = create<{ asked: AuthEntry | null }>(() => ({ asked: null }));

export const openAuth = (entry: AuthEntry): void => useAuthDialog.setState({ asked: entry });
export const closeAuth = (): void => useAuthDialog.setState({ asked: null });
