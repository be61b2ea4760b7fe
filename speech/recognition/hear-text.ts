import { SAMPLE_RATE } from '../frames.ts';
import type { EarStretch, WeighedToken } from './ear-stretch.ts';
import { type EncodedSpeech, encodeSpeech, type Moonshine } from './moonshine.ts';
import { chancesOf } from './text-chances.ts';
import { type Tokenise, tokeniser } from './tokenise.ts';

/**
 * Hears how likely it is that given words were said, in order.
 * @param pcm mono, 16 kHz, at most 15 s
 * @param words lower case
 */
export type HearText = (pcm: Int16Array, words: readonly string[]) => Promise<EarStretch>;

const FULL_SCALE = 32_768;
const QUIET_SECONDS = 3;
const QUIET_LEVEL = 1e-4;
const STOP = '.';

/** Nearly silence: a text is as likely there as it is without any speech. */
const quiet = (): Float32Array =>
  Float32Array.from({ length: QUIET_SECONDS * SAMPLE_RATE }, (_, i) => QUIET_LEVEL * Math.sin(i * i * 0.001));

/** As the recogniser would write it: it expects a capital letter, and a full stop. */
function sentenceOf(words: readonly string[]): string {
  const text = words.map((word) => word.replace(/^i\b/, 'I')).join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${STOP}`;
}

/** The word of each token, by its place; the full stop goes with the last one. */
function placesOf(tokens: readonly number[], vocabulary: readonly string[]): number[] {
  let place = -1;
  return tokens.map((token) => {
    if (vocabulary[token]?.startsWith('▁') || place < 0) place++;
    return place;
  });
}

/** Weighs the tokens of some words in speech against a recording of nothing. */
async function weighWords(
  { network, tokenise, silence }: { network: Moonshine; tokenise: Tokenise; silence: EncodedSpeech },
  speech: EncodedSpeech,
  words: readonly string[],
): Promise<WeighedToken[]> {
  const tokens = tokenise(sentenceOf(words));
  const places = placesOf(tokens, network.vocabulary);
  const priors = await chancesOf(network, silence, tokens);
  return (await chancesOf(network, speech, tokens)).map((chance, at) => ({
    ...chance,
    word: places[at] ?? null,
    prior: priors[at]?.own ?? 0,
  }));
}

/** Makes of the recogniser's network an ear for texts that should be read. */
export async function createHearText(network: Moonshine): Promise<HearText> {
  const parts = {
    network,
    tokenise: tokeniser(network.vocabulary),
    silence: await encodeSpeech(network, quiet()),
  };
  return async (pcm, words) => {
    const samples = new Float32Array(Math.max(pcm.length, SAMPLE_RATE));
    for (const [i, sample] of pcm.entries()) samples[i] = sample / FULL_SCALE;
    const speech = await encodeSpeech(network, samples);
    return {
      seconds: pcm.length / SAMPLE_RATE,
      layers: speech.layers,
      tokens: await weighWords(parts, speech, words),
    };
  };
}
