/** Anything that looks like a link. */
export const LINK = /https?:|www\.|[\w-]\.(?:com|net|org|vn|io|info|xyz|me|ly)\b/i;
