/** Where texts lie that the learner asked to keep, with what they show; the service worker reads it last. */
export const KEPT_CACHE = 'luyen-kept';
