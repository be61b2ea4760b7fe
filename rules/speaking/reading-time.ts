/** Words that a learner reads in a second, and the shortest time that a line stays, seconds. */
const WORDS_A_SECOND = 2.4;
const SHORTEST = 2;

/** How long a line is shown where it cannot be heard, seconds. */
export const readingTime = (text: string): number =>
  Math.max(SHORTEST, text.split(/\s+/).filter(Boolean).length / WORDS_A_SECOND);
