import { create } from 'zustand';

/** `welcome`: the installed app was opened for the first time. `news`: a new release has notes. */
export type Announcement = 'welcome' | 'news';

/** What is announced on this page; null: nothing. */
export const useAnnouncement = create<{ due: Announcement | null }>(() => ({ due: null }));

export const dismissAnnouncement = (): void => useAnnouncement.setState({ due: null });
