import { afterAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '../audio/decode-audio.ts';
import { createSpeechEncoder } from './speech-encoder.ts';

const encoder = createSpeechEncoder();
afterAll(() => encoder.close());

const RATE = 16_000;
/** `length` seconds of silence with a tone between `from` and `to`, seconds. */
const toneWithin = (length: number, from: number, to: number) =>
  Int16Array.from({ length: length * RATE }, (_, i) =>
    i >= from * RATE && i < to * RATE ? 10_000 * Math.sin((2 * Math.PI * 440 * i) / RATE) : 0,
  );
const loudness = (pcm: Int16Array, from: number, to: number) => {
  const part = pcm.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
};

describe('createSpeechEncoder', { timeout: 60_000 }, () => {
  it('makes a small file that decodes to the same length and envelope', async () => {
    const file = await encoder.encode(toneWithin(10, 4, 6));
    expect(file.length).toBeLessThan(50_000);
    const pcm = await decodeAudio(file);
    expect(pcm.length / RATE).toBeCloseTo(10, 1);
    expect(loudness(pcm, 4.05, 5.95)).toBeGreaterThan(6000);
    expect(loudness(pcm, 4.05, 5.95)).toBeLessThan(8000);
    expect(loudness(pcm, 0, 3.95)).toBeLessThan(30);
    expect(loudness(pcm, 6.05, 10)).toBeLessThan(30);
  });

  it.each([16_000, 16_001, 16_319])('encodes %i samples', async (length) => {
    const pcm = await decodeAudio(await encoder.encode(new Int16Array(length).fill(1000)));
    expect(pcm.length).toBeGreaterThan(0);
  });

  it('puts the header before the sound and declares its type', async () => {
    const file = Buffer.from(await encoder.encode(toneWithin(1, 0, 1)));
    expect(file.toString('latin1', 4, 12)).toBe('ftypisom');
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });
});
