/** Answered marks of a kind of question or a skill from which a test speaks of it: with fewer, chance does. */
export const ENOUGH_ANSWERED = 4;
