import { create } from 'zustand';

/** Whether the queue runs in this page: there is somebody's work on the device, or somebody to do some. */
export const useOutboxStarted = create<{ started: boolean }>(() => ({ started: false }));
