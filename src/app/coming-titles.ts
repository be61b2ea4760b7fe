import type { ComingName } from './pages.ts';

/** Titles of pages that are not built yet. */
export const COMING_TITLES: Readonly<Record<ComingName, string>> = {
  tutor: 'Gia sư trực tuyến',
  tutoringClass: 'Lớp của tôi',
};
