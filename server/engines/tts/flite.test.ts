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

/** The median pitch of what is voiced, Hz: the lag at which 40 ms are most like themselves. */
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
  it('says a sentence for as long as one takes, and to be heard', async () => {
    const pcm = await speak();
    expect(seconds(pcm)).toBeGreaterThan(2.5);
    expect(seconds(pcm)).toBeLessThan(6);
    expect(loudness(pcm)).toBeGreaterThan(500);
  });

  it('takes longer for more, and less time at a higher rate', async () => {
    const one = seconds(await speak());
    expect(seconds(await speak({ text: `${SENTENCE} ${SENTENCE} ${SENTENCE}` }))).toBeGreaterThan(2.5 * one);
    expect(seconds(await speak({ rate: 1.25 })) / one).toBeCloseTo(0.8, 1);
  });

  it('says a text with many marks', async () => {
    const marks = await speak({ text: `${'é'.repeat(1900)}. ${SENTENCE}` });
    expect(seconds(marks)).toBeGreaterThan(2.5);
  });

  it('says the same thing the same way', async () => {
    expect(await speak()).toEqual(await speak());
  });

  it('has speakers that differ: a man lower than a woman, and no two alike', async () => {
    const woman = pitchOf(await speak());
    const secondWoman = pitchOf(await speak({ speaker: 1 }));
    const man = pitchOf(await speak({ voice: 'male' }));
    const secondMan = pitchOf(await speak({ voice: 'male', speaker: 1 }));
    expect(woman).toBeGreaterThan(1.25 * man);
    expect(secondWoman).toBeGreaterThan(1.15 * woman);
    expect(secondMan).toBeGreaterThan(1.1 * man);
    expect(woman).toBeGreaterThan(1.1 * secondMan);
  });

  it('runs fifty times in a row and keeps no memory of them', async () => {
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
    // A run holds some 40 MB; were they kept, it would be 2 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
  });

  it.each([
    ['an option of the command', '-voice', 0.3],
    ['a quotation mark', '"', 0],
    ['letters it does not know', 'Phở', 0],
  ])('is not confused by %s', async (_, text, least) => {
    const said = await speak({ text }).catch((error: unknown) => error);
    if (said instanceof Int16Array) expect(seconds(said)).toBeGreaterThan(least);
    else expect(said).toBeInstanceOf(SpeechFailed);
    expect(seconds(await speak())).toBeGreaterThan(2.5);
  });

  it('refuses a text that is too long for one utterance', async () => {
    await expect(speak({ text: SENTENCE.repeat(50) })).rejects.toThrow(SpeechFailed);
  });
});
