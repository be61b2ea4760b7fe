import { type FliteSound, runFlite } from '#server/engines/tts/run-flite.ts';

export type Voice = FliteSound['voice'];

/** Synthesises English text to a WAV file: mono, 16 kHz, 16 bits. Deterministic for a text and a voice. */
export const speakToWav = (text: string, voice: Voice = 'slt') => runFlite(text, { voice });
