import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tokenizer from 'llama-tokenizer-js';
import { readWav } from '#server/engines/audio/wav.ts';
import { readRecogniser } from '#server/engines/transcription/read-recogniser.ts';
import { SAMPLE_RATE } from '../frames.ts';
import type { Sentence } from '../recognition/beam-search.ts';
import { cutAtPauses } from '../recognition/cut-at-pauses.ts';
import { likeliestSentence, spellIn } from '../recognition/recognise.ts';
import { readSpeechocean } from './speechocean.ts';

export const spell = spellIn(tokenizer.vocabById);

/** A reading and what the recogniser made of it. */
export interface RecognisedReading {
  speaker: string;
  /** Median of the experts for the whole reading, 0–1. */
  total: number;
  /** Words of the text that was read. */
  text: string[];
  stretches: { seconds: number; sentence: Sentence }[];
}

/** Words for a comparison: upper case, without punctuation. */
export const wordsIn = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9' ]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

export const textOf = ({ tokens }: Sentence): string => tokens.map(spell).join('').replaceAll('▁', ' ');

/**
 * Recognises `count` readings of a split, spread over its speakers; cached in the folder.
 * @param width sentences that are followed side by side
 */
export async function recogniseReadings(
  folder: string,
  split: 'train' | 'test',
  count: number,
  width: number,
): Promise<{ readings: RecognisedReading[]; seconds: number; took: number }> {
  const cache = join(folder, `recognised-${split}-${count}-${width}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8'));
  const network = await readRecogniser();
  const all = readSpeechocean(folder, split).filter(({ wav }) => existsSync(wav));
  const step = Math.max(1, Math.floor(all.length / count));
  const readings: RecognisedReading[] = [];
  let [seconds, took] = [0, 0];
  for (const { wav, speaker, words, total } of all.filter((_, at) => at % step === 0).slice(0, count)) {
    const pcm = readWav(readFileSync(wav));
    const start = performance.now();
    const stretches: RecognisedReading['stretches'] = [];
    for (const { from, to, voiced } of cutAtPauses(pcm)) {
      const sentence = await likeliestSentence(network, pcm.subarray(from, to), { voiced, width });
      stretches.push({ seconds: (to - from) / SAMPLE_RATE, sentence });
    }
    took += (performance.now() - start) / 1000;
    seconds += pcm.length / SAMPLE_RATE;
    readings.push({ speaker, total, text: wordsIn(words.map(({ text }) => text).join(' ')), stretches });
  }
  writeFileSync(cache, JSON.stringify({ readings, seconds, took }));
  return { readings, seconds, took };
}
