/** The learner's picture, stored by the service worker; deleted on sign-out. */
export const AVATARS_CACHE = 'luyen-avatars';
