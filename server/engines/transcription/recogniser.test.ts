import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakToWav } from '#tests/support/speak.ts';
import { readWav } from '../audio/wav.ts';
import { createRecogniser } from './recogniser.ts';

const SENTENCES = 'The train to the north leaves at nine in the morning. My sister wants to become a doctor.';
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

  it('scores readings, and declines those of another text', async () => {
    const pcm = readWav(Buffer.from(speech));
    expect(await recogniser.scoreReading({ pcm, referenceText: SENTENCES })).toMatchObject({
      outcome: 'scored',
      hasEar: true,
      score: { point: expect.toSatisfy((point: number) => point > 80) },
    });
    const other = 'Our neighbours have bought a small house beside the lake with two old apple trees.';
    expect(await recogniser.scoreReading({ pcm, referenceText: other })).toEqual({
      outcome: 'declined',
      reason: 'other_text',
    });
  });
});
