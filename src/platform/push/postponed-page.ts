import { create } from 'zustand';

/** A page that a notification wanted to open while leaving this one would have harmed something. */
export const useHeldOpening = create<{ path: string | null }>(() => ({ path: null }));

export const dismissHeldOpening = (): void => useHeldOpening.setState({ path: null });
