/** Where the service worker keeps the learner's picture; it goes with the sign-out. */
export const AVATARS_CACHE = 'luyen-avatars';
