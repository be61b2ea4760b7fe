import type { ComingName } from './pages.ts';

/** Titles of pages that are not built yet. */
export const COMING_TITLES: Readonly<Record<ComingName, string>> = {
  conversation: 'Luyện hội thoại',
  conversationGuest: 'Luyện hội thoại',
  conversationClass: 'Lớp hội thoại',
};
