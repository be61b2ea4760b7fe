/** Longest text for a learner to read aloud, words: about three minutes. */
export const REFERENCE_MAX_WORDS = 400;
/** Longest text that one call speaks or transcribes into sounds, characters. */
export const SPOKEN_MAX = 1_000;
/** The same limit in spoken words: "1,1" is two. Prose of that length has about 200, with short words about 310. */
export const SPOKEN_MAX_WORDS = 350;

/** `en` is General American, like `en-US`. */
export const ENGLISH_ACCENTS = ['en', 'en-US', 'en-GB'] as const;
