/** What would lead somewhere else. */
export const LINK = /https?:|www\.|[\w-]\.(?:com|net|org|vn|io|info|xyz|me|ly)\b/i;
