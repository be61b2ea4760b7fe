/** Where pages keep how they looked last, by path; the service worker puts that into the shell at the next start. */
export const FRAMES_CACHE = 'luyen-frames';
