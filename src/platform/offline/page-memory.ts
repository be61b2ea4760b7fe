import { createStore } from 'zustand/vanilla';

interface PageMemory {
  /** What is saved lasts as long as the page. */
  isUsed: boolean;
  /** The learner was told, and has read it. */
  isRead: boolean;
  /** Pages on screen that store work. */
  pages: number;
}

/**
 * Where the browser stores nothing for this site, the page's memory takes its place. Without React, since the service
 * worker sends what is stored.
 */
export const pageMemory = createStore<PageMemory>(() => ({ isUsed: false, isRead: false, pages: 0 }));
