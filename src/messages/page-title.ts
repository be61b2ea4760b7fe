export const SITE = 'Luyện';

/** What the tab shows, and a search: the page first, then the site. */
export const pageTitle = (page: string): string => `${page} – ${SITE}`;
