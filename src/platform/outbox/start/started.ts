import { create } from 'zustand';

/** Whether the queue runs in this page: there is work on the device, or somebody who may do some. */
export const useOutboxStarted = create<{ started: boolean }>(() => ({ started: false }));
