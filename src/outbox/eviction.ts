import { create } from 'zustand';

/** Whether the browser threw away the work that this device held; known once the queue has started. */
export const useEviction = create<{ evicted: boolean }>(() => ({ evicted: false }));
