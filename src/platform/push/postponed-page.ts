import { create } from 'zustand';

/** A page that a notification wanted to open while leaving this one would have harmed something. */
export const usePostponedPage = create<{ path: string | null }>(() => ({ path: null }));

export const dismissPostponedPage = (): void => usePostponedPage.setState({ path: null });
