export const SOUND_LEVELS = ['clear', 'fair', 'weak'] as const;
export type SoundLevel = (typeof SOUND_LEVELS)[number];

/**
 * Scores above these are "clear", 0–100: of a sound, and of a word. Chosen so that most of what experts mark as wrong
 * is not "clear" (speech/training/README.md).
 */
export const CLEAR_ABOVE = 85;
export const CLEAR_WORD_ABOVE = 88;
export const FAIR_ABOVE = 50;

const levelOf = (score: number, clearAbove: number): SoundLevel =>
  score > clearAbove ? 'clear' : score > FAIR_ABOVE ? 'fair' : 'weak';

/** Level of a sound's score (0–100). Levels rather than verdicts, because single sounds are hard to judge. */
export const soundLevel = (score: number): SoundLevel => levelOf(score, CLEAR_ABOVE);

/** Level of a word's score (0–100). */
export const wordLevel = (score: number): SoundLevel => levelOf(score, CLEAR_WORD_ABOVE);
