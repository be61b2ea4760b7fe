/** Page snapshots by path; the service worker puts them into the shell at the next start. */
export const SNAPSHOTS_CACHE = 'luyen-frames';

/** Header of a snapshot: until when it is true, milliseconds since 1970; without it there is no end. */
export const UNTIL_HEADER = 'luyen-until';
