/** Longest text to be read aloud by a learner, words: some three minutes. */
export const REFERENCE_MAX_WORDS = 400;
/** Longest text that is said or written in sounds by one call, characters. */
export const SPOKEN_MAX = 1_000;
/** The same in words as they are said: "1,1" is two. Ordinary prose of that length has some 200, of short words some 310. */
export const SPOKEN_MAX_WORDS = 350;

/** `en` is General American, as `en-US`. */
export const ENGLISH_ACCENTS = ['en', 'en-US', 'en-GB'] as const;
