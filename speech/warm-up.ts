import { SAMPLE_RATE } from './features.ts';
import { type Pronunciation, type SpeechKnowledge, scorePronunciation } from './pronunciation.ts';

/** Seconds: long enough for the text, and for the engine that runs this to see what is worth compiling. */
const SECONDS = 2;
const TEXT = 'The sea is blue and calm today.';
/** Hz of a low voice, and of its syllables. */
const PITCH = 120;
const SYLLABLES = 4;
const LOUDNESS = 12_000;

/** A buzz that swells as syllables do: nobody's speech, but enough like it not to be turned away at the door. */
const buzz = (): Int16Array =>
  Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, sample) => {
    const cycles = (frequency: number) => ((sample * frequency) / SAMPLE_RATE) % 1;
    return LOUDNESS * (1 - cycles(SYLLABLES)) * (2 * cycles(PITCH) - 1);
  });

/**
 * Goes the whole way of scoring once, so that the first reading finds it compiled: cold, a phone takes a third longer.
 * @returns what is thought of a buzz, of no use but to see how far it came
 */
export const warmUp = (knowledge: SpeechKnowledge): Pronunciation =>
  scorePronunciation(knowledge, buzz(), TEXT);
