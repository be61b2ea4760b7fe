import { create } from 'zustand';

/** Where the browser stores nothing for this site, the page's memory takes its place. */
export const usePageMemory = create<{
  /** What is saved lasts as long as the page. */
  isUsed: boolean;
  /** The learner was told, and has read it. */
  isRead: boolean;
  /** Pages on screen that store work. */
  pages: number;
}>(() => ({ isUsed: false, isRead: false, pages: 0 }));
