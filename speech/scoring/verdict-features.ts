import type { MeasuredReading } from './measures.ts';
import type { SoundVerdicts } from './sound-network/sound-verdicts.ts';
import { mean, minOf, quantile } from './statistics.ts';

/** Lower and higher values of the network's logarithms say no more. */
const FARTHEST = 12;
const bounded = (value: number): number => Math.min(FARTHEST, Math.max(-FARTHEST, value));

/** What the network makes of a phone, as features of its mark. */
export function phoneVerdict({ phones }: SoundVerdicts, index: number): number[] {
  const verdict = phones[index];
  if (!verdict) throw new Error(`no verdict of phone ${index}`);
  const { mark, match, own, ratio, share } = verdict;
  return [mark, match, bounded(own), bounded(ratio), share];
}

/** Of the phones of a word, as features of the word's mark. */
export function wordVerdict(verdicts: SoundVerdicts, { words }: MeasuredReading, place: number): number[] {
  const own = (words[place] ?? []).flatMap((index) => verdicts.phones[index] ?? []);
  const ratios = own.map(({ ratio }) => bounded(ratio));
  const [marks, matches] = [own.map(({ mark }) => mark), own.map(({ match }) => match)];
  return [
    verdicts.words[place] ?? 0,
    mean(marks),
    minOf(marks),
    mean(matches),
    minOf(matches),
    mean(ratios),
    minOf(ratios),
  ];
}

/** Of a whole reading, as features of its marks. */
export function readingVerdict({ phones, words, aspects }: SoundVerdicts): number[] {
  const [marks, matches] = [phones.map(({ mark }) => mark), phones.map(({ match }) => match)];
  return [
    ...aspects,
    mean(marks),
    quantile(marks, 0.1),
    mean(matches),
    quantile(matches, 0.1),
    mean(phones.map(({ own }) => bounded(own))),
    mean(phones.map(({ ratio }) => bounded(ratio))),
    mean(words),
    minOf(words),
  ];
}
