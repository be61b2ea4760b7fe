import { afterAll, describe, expect, it } from 'vitest';
import { createFlite } from './flite.ts';
import { SpeechFailed, type Utterance } from './text-to-speech.ts';

const flite = createFlite();
afterAll(() => flite.close());

const SENTENCE = 'The museum opens at nine thirty every day except Monday.';
const speak = (changes: Partial<Utterance> = {}) =>
  flite.speak({ text: SENTENCE, voice: 'female', speaker: 0, rate: 1, ...changes });

const seconds = (pcm: Int16Array) => pcm.length / 16_000;
const loudness = (pcm: Int16Array) => Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length);

/** The median pitch of voiced frames, Hz: the lag with the highest autocorrelation over 40 ms. */
function pitchOf(pcm: Int16Array): number {
  const pitches: number[] = [];
  const at = (i: number) => pcm[i] ?? 0;
  for (let start = 0; start + 1280 < pcm.length; start += 1280) {
    const likeness = (lag: number) => {
      let sum = 0;
      for (let i = start; i < start + 640; i++) sum += at(i) * at(i + lag);
      return sum;
    };
    const energy = likeness(0);
    if (energy < 640 * 500 ** 2) continue;
    let best = 40;
    for (let lag = 40; lag < 260; lag++) if (likeness(lag) > likeness(best)) best = lag;
    if (likeness(best) > 0.6 * energy) pitches.push(16_000 / best);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

describe('createFlite', { timeout: 120_000 }, () => {
  it('says a sentence at a natural length and audible volume', async () => {
    const pcm = await speak();
    expect(seconds(pcm)).toBeGreaterThan(2.5);
    expect(seconds(pcm)).toBeLessThan(6);
    expect(loudness(pcm)).toBeGreaterThan(500);
  });

  it('takes longer for more text and less time at a higher rate', async () => {
    const one = seconds(await speak());
    expect(seconds(await speak({ text: `${SENTENCE} ${SENTENCE} ${SENTENCE}` }))).toBeGreaterThan(2.5 * one);
    expect(seconds(await speak({ rate: 1.25 })) / one).toBeCloseTo(0.8, 1);
  });

  it('says a text with many diacritics', async () => {
    const marks = await speak({ text: `${'é'.repeat(1900)}. ${SENTENCE}` });
    expect(seconds(marks)).toBeGreaterThan(2.5);
  });

  it('is deterministic', async () => {
    expect(await speak()).toEqual(await speak());
  });

  it('has distinct speakers, men lower than women', async () => {
    const woman = pitchOf(await speak());
    const secondWoman = pitchOf(await speak({ speaker: 1 }));
    const man = pitchOf(await speak({ voice: 'male' }));
    const secondMan = pitchOf(await speak({ voice: 'male', speaker: 1 }));
    expect(woman).toBeGreaterThan(1.25 * man);
    expect(secondWoman).toBeGreaterThan(1.15 * woman);
    expect(secondMan).toBeGreaterThan(1.1 * man);
    expect(woman).toBeGreaterThan(1.1 * secondMan);
  });

  it('runs fifty times in a row without leaking memory', async () => {
    await speak();
    const before = process.memoryUsage().rss;
    for (let run = 0; run < 50; run++) {
      const pcm = await speak({
        text: `Question ${run}.`,
        voice: run % 2 === 0 ? 'female' : 'male',
        speaker: run,
      });
      expect(seconds(pcm)).toBeGreaterThan(0.4);
    }
    // A run uses about 40 MB; a leak would reach 2 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
  });

  it.each([
    ['a command-line option', '-voice', 0.3],
    ['a quotation mark', '"', 0],
    ['letters it does not support', 'Phở', 0],
  ])('is not confused by %s', async (_, text, least) => {
    const said = await speak({ text }).catch((error: unknown) => error);
    if (said instanceof Int16Array) expect(seconds(said)).toBeGreaterThan(least);
    else expect(said).toBeInstanceOf(SpeechFailed);
    expect(seconds(await speak())).toBeGreaterThan(2.5);
  });

  it('rejects a text that is too long for one utterance', async () => {
    await expect(speak({ text: SENTENCE.repeat(50) })).rejects.toThrow(SpeechFailed);
  });
});
