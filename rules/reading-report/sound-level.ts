export const SOUND_LEVELS = ['clear', 'fair', 'weak'] as const;
export type SoundLevel = (typeof SOUND_LEVELS)[number];

/**
 * Scores above these are clear, 0–100: of a sound, and of a word. They lie where most of what experts call wrong is no
 * longer called clear (speech/training/README.md).
 */
export const CLEAR_ABOVE = 85;
export const CLEAR_WORD_ABOVE = 88;
const FAIR_ABOVE = 50;

const levelOf = (score: number, clearAbove: number): SoundLevel =>
  score > clearAbove ? 'clear' : score > FAIR_ABOVE ? 'fair' : 'weak';

/** What the score of a sound (0–100) is called. Levels rather than verdicts: single sounds are told apart badly. */
export const soundLevel = (score: number): SoundLevel => levelOf(score, CLEAR_ABOVE);

/** What the score of a word is called. */
export const wordLevel = (score: number): SoundLevel => levelOf(score, CLEAR_WORD_ABOVE);
