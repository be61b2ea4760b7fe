/** Where texts lie that the learner asked to keep, with what they show; the service worker reads it last. */
export const SAVED_TEXTS_CACHE = 'luyen-kept';

/** Where the media of downloaded courses, lessons and tests lie; the service worker falls back on it too. */
export const DOWNLOADS_CACHE = 'luyen-downloaded';

/** Where the service worker keeps media that was played or seen, as long as there is room. */
export const MEDIA_CACHE = 'luyen-media';
