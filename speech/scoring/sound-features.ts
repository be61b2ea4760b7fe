import { FRAMES_PER_SECOND } from '../frames.ts';
import type { MeasuredReading } from './measures.ts';
import { pitchFeatures } from './pitch-features.ts';
import { deviation, maxOf, mean, quantile, shareOf } from './statistics.ts';

/** Shorter silences between words belong to the sounds. Seconds. */
const SHORTEST_PAUSE = 0.08;
/** The aligner squeezes words that were not said to three frames or fewer per phone. */
const SQUEEZED_FRAMES = 3;

/** Silences between the words, seconds. */
function pausesOf({ words, phones }: MeasuredReading): number[] {
  return words.slice(1).map((word, index) => {
    const end = phones[words[index]?.at(-1) ?? -1]?.end ?? 0;
    return ((phones[word[0] ?? -1]?.start ?? end) - end) / FRAMES_PER_SECOND;
  });
}

/** What a reading sounds like as a whole, whatever its sounds and words are marked. */
export function soundFeatures(reading: MeasuredReading): number[] {
  const { phones, words, seconds, heard } = reading;
  const gaps = pausesOf(reading);
  const pauses = gaps.filter((gap) => gap > SHORTEST_PAUSE);
  const lengths = phones.map(({ lengthNorm }) => lengthNorm);
  const ratios = phones.map(({ ratioNorm }) => ratioNorm);
  const vowels = phones.filter(({ isVowel }) => isVowel).map(({ frames }) => frames);
  const paused = pauses.reduce((sum, pause) => sum + pause, 0);
  return [
    reading.ratio,
    reading.posterior,
    mean(ratios),
    quantile(ratios, 0.1),
    phones.length / seconds,
    words.length / seconds,
    seconds,
    words.length,
    pauses.length,
    paused,
    paused / seconds,
    maxOf(gaps),
    pauses.length / Math.max(1, words.length - 1),
    mean(lengths),
    deviation(lengths),
    maxOf(lengths),
    quantile(lengths, 0.9),
    vowels.length === 0 ? 0 : deviation(vowels) / mean(vowels),
    deviation(phones.map(({ energy }) => energy)),
    heard.likelihood,
    (phones[0]?.start ?? 0) / FRAMES_PER_SECOND,
    (heard.frames - (phones.at(-1)?.end ?? 0)) / FRAMES_PER_SECOND,
    mean(phones.map(({ belowBest }) => belowBest)),
    shareOf(phones, ({ rank }) => rank === 0),
    shareOf(phones, ({ frames }) => frames <= SQUEEZED_FRAMES),
    heard.decoyMargin,
    phones.length / Math.max(0.1, seconds - paused),
    deviation(gaps),
    ...pitchFeatures(reading.pitch),
  ];
}
