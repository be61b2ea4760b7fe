import type { SpeechKnowledge } from './aligned-reading.ts';
import { SAMPLE_RATE } from './frames.ts';
import { type Pronunciation, scorePronunciation } from './pronunciation.ts';

/** Seconds: long enough for the text, and for the JIT compiler to find hot code. */
const SECONDS = 2;
const TEXT = 'The sea is blue and calm today.';
/** Frequencies of a low voice and its syllables, Hz. */
const PITCH = 120;
const SYLLABLES = 4;
const LOUDNESS = 12_000;

/** A buzz that swells like syllables: similar enough to speech to pass the signal checks. */
const buzz = (): Int16Array =>
  Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, sample) => {
    const cycles = (frequency: number) => ((sample * frequency) / SAMPLE_RATE) % 1;
    return LOUDNESS * (1 - cycles(SYLLABLES)) * (2 * cycles(PITCH) - 1);
  });

/**
 * Runs the whole scoring pipeline once to trigger compilation: cold, a phone takes a third longer.
 * @returns the result for the buzz, only useful to check how far it got
 */
export const warmUp = (knowledge: SpeechKnowledge): Pronunciation =>
  scorePronunciation(knowledge, buzz(), TEXT);
