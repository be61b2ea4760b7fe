import type { JudgedReading } from './judge-reading.ts';
import { maxOf, mean, minOf, shareOf } from './statistics.ts';
import { wordVerdict } from './verdict-features.ts';

/**
 * Features for predicting a word's mark.
 * @param marks of all phones of the reading, 0–1
 */
export function wordFeatures(
  { reading, verdicts }: JudgedReading,
  place: number,
  marks: readonly number[],
): number[] {
  const { phones, words } = reading;
  const wordPhones = (words[place] ?? []).flatMap((index) => phones[index] ?? []);
  const [first, last] = [wordPhones[0], wordPhones.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`word ${place} has no phones`);
  const endBefore = phones[words[place - 1]?.at(-1) ?? -1]?.end;
  const startAfter = phones[words[place + 1]?.[0] ?? -1]?.start;
  const ownMarks = (words[place] ?? []).map((index) => marks[index] ?? 0);
  return [
    mean(ownMarks),
    minOf(ownMarks),
    maxOf(ownMarks),
    ownMarks.reduce((product, mark) => product * mark, 1),
    mean(wordPhones.map(({ ratioNorm }) => ratioNorm)),
    minOf(wordPhones.map(({ ratioNorm }) => ratioNorm)),
    mean(wordPhones.map(({ posterior }) => posterior)),
    minOf(wordPhones.map(({ posterior }) => posterior)),
    wordPhones.length,
    mean(wordPhones.map(({ lengthNorm }) => lengthNorm)),
    maxOf(wordPhones.map(({ lengthNorm }) => lengthNorm)),
    endBefore === undefined ? 0 : first.start - endBefore,
    startAfter === undefined ? 0 : startAfter - last.end,
    mean(marks),
    minOf(marks),
    words.length,
    last.end - first.start,
    wordPhones.filter(({ isVowel }) => isVowel).length,
    place,
    mean(wordPhones.map(({ energy }) => energy)) - reading.energy,
    shareOf(wordPhones, ({ rank }) => rank === 0),
    mean(wordPhones.map(({ ratio }) => ratio)),
    ...wordVerdict(verdicts, reading, place),
  ];
}
