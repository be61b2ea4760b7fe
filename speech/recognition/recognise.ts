import { SAMPLE_RATE } from '../frames.ts';
import { beamSearch, type Sentence } from './beam-search.ts';
import { listen, type Moonshine } from './moonshine.ts';
import CONFIDENCE from './word-confidence.json' with { type: 'json' };
import { chanceOf, measureWords, type RecognisedWord } from './word-confidence.ts';

/** Raise the version whenever the same recording may be recognised otherwise. */
export const RECOGNISER = { name: 'moonshine-tiny', version: '1' } as const;

/** Speech has no more tokens a second than this: what has more loops. */
const TOKENS_PER_SECOND = 6.5;
const FULL_SCALE = 32768;

export interface RecogniseOptions {
  /** Seconds with a voice. */
  voiced: number;
  /** Sentences that are followed side by side. */
  width: number;
}

/** A token's text, with a mark where a word begins; bytes of letters that English does not have are left out. */
export const spellIn =
  (vocabulary: readonly string[]) =>
  (token: number): string =>
    (vocabulary[token] ?? '').replace(/^<0x[0-9A-F]{2}>$/, '');

/** @param pcm mono, 16 kHz, at most 15 s */
export async function likeliestSentence(
  network: Moonshine,
  pcm: Int16Array,
  { voiced, width }: RecogniseOptions,
): Promise<Sentence> {
  const next = await listen(
    network,
    Float32Array.from(pcm, (sample) => sample / FULL_SCALE),
  );
  return beamSearch(next, {
    width,
    // The network likes to hear nothing in a short recording.
    least: Math.max(1, Math.round(voiced)),
    most: Math.trunc((pcm.length / SAMPLE_RATE) * TOKENS_PER_SECOND) + 4,
  });
}

/** The words between two pauses, each with the chance that it was said. */
export async function recognise(
  network: Moonshine,
  pcm: Int16Array,
  options: RecogniseOptions,
): Promise<RecognisedWord[]> {
  const sentence = await likeliestSentence(network, pcm, options);
  return measureWords(sentence, pcm.length / SAMPLE_RATE, spellIn(network.vocabulary)).map(
    ({ text, measures }) => ({
      text,
      chance: chanceOf(measures, CONFIDENCE),
    }),
  );
}
