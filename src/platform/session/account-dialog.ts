import { create } from 'zustand';

/** Dialogs of a learner's account that several menus open. */
type AccountDialog = 'notifications' | 'logout';

export const useAccountDialog = create<{ asked: AccountDialog | null }>(() => ({ asked: null }));

export const openAccountDialog = (asked: AccountDialog): void => useAccountDialog.setState({ asked });
export const closeAccountDialog = (): void => useAccountDialog.setState({ asked: null });
