import type { Location } from 'react-router';

/**
 * Key under which a page's scroll position is stored. Every page opened by its URL has the history key "default";
 * without its path it would restore the scroll position of the previous page.
 */
export const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);
