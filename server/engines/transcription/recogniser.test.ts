import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chords, clipped, mixed, withSamples } from '#tests/support/foreign-sounds.ts';
import { speakToWav } from '#tests/support/speak.ts';
import { readWav } from '../audio/wav.ts';
import { createRecogniser } from './recogniser.ts';

const SENTENCES = 'The train to the north leaves at nine in the morning. My sister wants to become a doctor.';
const OTHER = 'Our neighbours have bought a small house beside the lake with two old apple trees.';
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const nobody = { kind: 'guest', id: 'g' } as const;
const recogniser = createRecogniser({ decode: async (bytes) => readWav(Buffer.from(bytes)) });
afterAll(() => recogniser.close());

const written = async (bytes: Uint8Array) =>
  recogniser.transcribe({ bytes, type: 'audio/wav', seconds: 5 }, nobody);

describe('the recogniser', () => {
  let speech: Uint8Array;
  beforeAll(async () => {
    speech = await speakToWav(SENTENCES);
  });

  it('writes down what was said, as sentences', async () => {
    const { text, source, unsure, isReliable } = await written(speech);
    expect(wordsIn(text)).toEqual(wordsIn(SENTENCES));
    expect({ source, isReliable }).toEqual({ source: 'server', isReliable: true });
    for (const { start, end } of unsure ?? []) expect(text.slice(start, end)).toMatch(/^\S+$/);
  });

  it('writes down nothing where nobody speaks', async () => {
    const silence = Buffer.from(speech);
    silence.fill(0, 44);
    expect(await written(silence)).toMatchObject({ text: '', isReliable: false });
  });

  it.each<[string, (speech: Int16Array, other: Int16Array) => Int16Array]>([
    ['music', (speech) => chords(speech.length)],
    ['two people who talk at once', mixed],
    ['speech of no known language', (speech) => speech.slice().reverse()],
    ['a microphone that clips', clipped],
  ])('trusts no word of %s', async (_name, disturb) => {
    const other = readWav(await speakToWav(OTHER, 'rms'));
    const { isReliable } = await written(withSamples(speech, disturb(readWav(Buffer.from(speech)), other)));
    expect(isReliable).toBe(false);
  });

  it('scores readings, and declines those of another text', async () => {
    const pcm = readWav(Buffer.from(speech));
    expect(await recogniser.scoreReading({ pcm, referenceText: SENTENCES })).toMatchObject({
      outcome: 'scored',
      hasEar: true,
      score: { point: expect.toSatisfy((point: number) => point > 80) },
    });
    expect(await recogniser.scoreReading({ pcm, referenceText: OTHER })).toEqual({
      outcome: 'declined',
      reason: 'other_text',
    });
  });
});
