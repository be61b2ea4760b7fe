import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakToWav, type Voice } from '#tests/support/speak.ts';
import { decodeAudio } from '../audio/decode-audio.ts';
import { readWav } from '../audio/wav.ts';
import { createLocalPronunciationScorer } from './local-pronunciation-scorer.ts';

const SENTENCE = 'Many people think that learning English every day is the best way to improve.';
const OTHER = 'The weather in the mountains was cold, so our family stayed at home and cooked dinner.';
const HALF = 'Many people think that learning English, and then our family stayed home for dinner.';

const scorer = createLocalPronunciationScorer(null);
afterAll(() => scorer.close());

const said = async (text: string, voice: Voice = 'slt') => readWav(await speakToWav(text, voice));
const score = async (pcm: Int16Array, referenceText = SENTENCE) => scorer.score({ pcm, referenceText });

function noise(level: number): Int16Array {
  let random = 3;
  return Int16Array.from({ length: 64_000 }, () => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return level * (((random >> 8) & 0xffff) / 0x8000 - 1);
  });
}

describe('the right sentence', { timeout: 60_000 }, () => {
  it.each(['slt', 'rms', 'awb'] as const)('gets a good score in the voice %s', async (voice) => {
    const result = await score(await said(SENTENCE, voice));
    if (result.outcome !== 'graded') throw new Error(`declined: ${result.reason}`);
    expect(result.engine).toEqual({ name: 'luyen-gop', version: '4' });
    expect(result.score.point).toBeGreaterThan(75);
    expect(result.score.low).toBeLessThan(result.score.point);
    expect(result.score.high).toBeGreaterThan(result.score.point);
    expect(result.confidence).toBeGreaterThan(0.5);
  });

  it('is reported word by word and phone by phone, with times', async () => {
    const pcm = await said(SENTENCE);
    const result = await score(pcm);
    if (result.outcome !== 'graded') throw new Error(`declined: ${result.reason}`);
    expect(result.words.map(({ text }) => text).join(' ')).toBe(SENTENCE.replace('.', ''));
    expect(result.words[1]?.phones.map(({ phone }) => phone)).toEqual(['P', 'IY', 'P', 'AH', 'L']);
    const times = result.words.flatMap(({ phones }) => phones.flatMap(({ start, end }) => [start, end]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(result.duration);
    expect(result.speech_rate).toBeGreaterThan(120);
    expect(result.speech_rate).toBeLessThan(300);
  });

  it.each(['sentence.webm', 'sentence.ogg', 'sentence-aac.mp4', 'sentence-opus.mp4'])(
    'gets a good score as recorded by a browser (%s)',
    async (name) => {
      const file = readFileSync(new URL(`../audio/fixtures/${name}`, import.meta.url));
      expect(await score(await decodeAudio(file))).toMatchObject({ outcome: 'graded' });
    },
  );

  it('is as accurate but less fluent with a pause in it', async () => {
    const fluent = await score(await said(SENTENCE));
    const parts = [
      noise(8),
      await said('Many people think that learning English'),
      noise(8),
      await said('every day is the best way to improve.'),
      noise(8),
    ];
    const result = await score(Int16Array.from(parts.flatMap((part) => [...part])));
    expect(result).toMatchObject({ outcome: 'graded' });
    if (result.outcome !== 'graded' || fluent.outcome !== 'graded') throw new Error('declined');
    expect(result.accuracy?.point).toBeGreaterThan(70);
    expect(result.fluency?.point).toBeLessThan(fluent.fluency?.point ?? 0);
  });
});

describe('where the recogniser helps', { timeout: 60_000 }, () => {
  const scored = { outcome: 'declined', reason: 'other_text' } as const;
  const helped = (scoreReading: () => Promise<typeof scored>) =>
    createLocalPronunciationScorer({ scoreReading });

  it('scores what it says', async () => {
    const own = helped(async () => scored);
    expect(await own.score({ pcm: await said(SENTENCE), referenceText: SENTENCE })).toMatchObject({
      outcome: 'declined',
    });
    await own.close();
  });

  it('scores by the sounds where it fails', async () => {
    const own = helped(async () => {
      throw new Error('too busy');
    });
    expect(await own.score({ pcm: await said(SENTENCE), referenceText: SENTENCE })).toMatchObject({
      outcome: 'graded',
      engine: { name: 'luyen-gop' },
    });
    await own.close();
  });
});

describe('the wrong sentence', { timeout: 60_000 }, () => {
  let right = 0;
  beforeAll(async () => {
    const result = await score(await said(SENTENCE));
    if (result.outcome === 'graded') right = result.score.point;
  });

  it.each(['slt', 'rms', 'awb'] as const)('another sentence is declined in the voice %s', async (voice) => {
    expect(await score(await said(OTHER, voice))).toMatchObject({
      outcome: 'declined',
      reason: 'other_text',
    });
  });

  it.each([
    { name: 'digital silence', pcm: new Int16Array(64_000), reason: 'silence' },
    { name: 'the hiss of a quiet room', pcm: noise(30), reason: 'silence' },
    { name: 'white noise', pcm: noise(6000), reason: 'noise' },
    { name: 'a tenth of a second', pcm: noise(6000).subarray(0, 1600), reason: 'too_short' },
    { name: 'four minutes', pcm: new Int16Array(240 * 16_000), reason: 'too_long' },
  ])('$name is declined as $reason', async ({ pcm, reason }) => {
    expect(await score(pcm)).toMatchObject({ outcome: 'declined', reason });
  });

  it('an overdriven microphone is declined', async () => {
    const overdriven = (await said(SENTENCE)).map((sample) =>
      Math.max(-32_768, Math.min(32_767, sample * 8)),
    );
    expect(await score(overdriven)).toMatchObject({ outcome: 'declined', reason: 'clipping' });
  });

  it('a half-right sentence scores in between and shows which words were not said', async () => {
    const result = await score(await said(HALF));
    if (result.outcome !== 'graded') throw new Error(`declined: ${result.reason}`);
    expect(result.score.point).toBeLessThan(right - 10);
    const mean = (words: { score: number }[]) =>
      words.reduce((sum, word) => sum + word.score, 0) / words.length;
    expect(mean(result.words.slice(6))).toBeLessThan(mean(result.words.slice(0, 6)) - 10);
  });
});

describe('free speech', { timeout: 60_000 }, () => {
  it('is analysed, whatever is said, for minutes', async () => {
    const talk = await said(OTHER);
    const minutes = Int16Array.from({ length: 240 * 16_000 }, (_, i) => talk[i % talk.length] ?? 0);
    const heard = await scorer.listen(minutes);
    if (heard.outcome !== 'listened') throw new Error(`declined: ${heard.reason}`);
    const { duration, pauses, pause_share, syllable_rate, melody, clearance } = heard.sound;
    expect(duration).toBe(240);
    expect(pauses.length).toBeGreaterThan(20);
    expect(pause_share).toBeGreaterThan(0.02);
    expect(pause_share).toBeLessThan(0.4);
    expect(syllable_rate).toBeGreaterThan(2.5);
    expect(syllable_rate).toBeLessThan(6.5);
    expect(melody).toBeGreaterThan(1);
    expect(clearance).toBeGreaterThan(30);
  });

  it.each([
    { name: 'digital silence', pcm: new Int16Array(64_000), reason: 'silence' },
    { name: 'white noise', pcm: noise(6000), reason: 'noise' },
    { name: 'a tenth of a second', pcm: noise(6000).subarray(0, 1600), reason: 'too_short' },
  ])('$name is declined as $reason with a specific message', async ({ pcm, reason }) => {
    const declined = await scorer.listen(pcm);
    expect(declined).toMatchObject({ outcome: 'declined', reason });
    expect(declined.outcome === 'declined' && declined.message).not.toContain('đoạn cần đọc');
  });
});
