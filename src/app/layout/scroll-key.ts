import type { Location } from 'react-router';

/**
 * Under what the scroll position of a place is kept. Every page that is opened by its address has the key "default":
 * without its path it would be scrolled to where the page before it was left.
 */
export const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);
