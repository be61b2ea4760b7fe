/** Texts that the learner saved for offline reading, with their media; the service worker's last fallback. */
export const SAVED_TEXTS_CACHE = 'luyen-kept';

/** Media of downloaded courses, lessons and tests; a fallback of the service worker too. */
export const DOWNLOADS_CACHE = 'luyen-downloaded';

/** Media that was played or seen, stored by the service worker while there is space. */
export const MEDIA_CACHE = 'luyen-media';
