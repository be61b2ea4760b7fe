export const SITE = 'Luyện';

/** Title of the tab and in search results: the page first, then the site. */
export const pageTitle = (page: string): string => `${page} – ${SITE}`;
