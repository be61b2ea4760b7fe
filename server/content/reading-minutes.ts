/** Vietnamese is written in syllables: careful reading takes about 220 a minute. */
const SYLLABLES_A_MINUTE = 220;

/** Whole minutes to read a text, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(
    1,
    Math.round(text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length / SYLLABLES_A_MINUTE),
  );
