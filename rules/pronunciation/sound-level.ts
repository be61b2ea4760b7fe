export const SOUND_LEVELS = ['clear', 'fair', 'weak'] as const;
export type SoundLevel = (typeof SOUND_LEVELS)[number];

/** Scores above this are clear, 0–100. */
export const CLEAR_ABOVE = 75;
const FAIR_ABOVE = 50;

/** What a score of a word or a sound (0–100) is called. Levels rather than verdicts: single sounds are told apart badly. */
export const soundLevel = (score: number): SoundLevel =>
  score > CLEAR_ABOVE ? 'clear' : score > FAIR_ABOVE ? 'fair' : 'weak';
