/**
 * Usual words per minute for reading aloud: news and lectures in British English are around 140–170
 * (Tauroza and Allison, 1990); learners who are easy to follow are somewhat slower.
 */
export const USUAL_RATE = { low: 110, high: 170 } as const;

export type SpeechPace = 'slow' | 'usual' | 'fast';

export const speechPace = (rate: number): SpeechPace =>
  rate < USUAL_RATE.low ? 'slow' : rate > USUAL_RATE.high ? 'fast' : 'usual';
