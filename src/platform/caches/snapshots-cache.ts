/** Page snapshots by path; the service worker puts them into the shell at the next start. */
export const SNAPSHOTS_CACHE = 'luyen-frames';
