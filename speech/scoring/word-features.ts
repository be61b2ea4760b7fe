import type { MeasuredReading } from './measures.ts';
import { least, mean, most, shareOf } from './statistics.ts';

/**
 * Features for predicting a word's mark.
 * @param marks of all phones of the reading, 0–1
 */
export function wordFeatures(reading: MeasuredReading, place: number, marks: readonly number[]): number[] {
  const { phones, words } = reading;
  const own = (words[place] ?? []).flatMap((index) => phones[index] ?? []);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`word ${place} has no phones`);
  const endBefore = phones[words[place - 1]?.at(-1) ?? -1]?.end;
  const startAfter = phones[words[place + 1]?.[0] ?? -1]?.start;
  const ownMarks = (words[place] ?? []).map((index) => marks[index] ?? 0);
  return [
    mean(ownMarks),
    least(ownMarks),
    most(ownMarks),
    ownMarks.reduce((product, mark) => product * mark, 1),
    mean(own.map(({ ratioNorm }) => ratioNorm)),
    least(own.map(({ ratioNorm }) => ratioNorm)),
    mean(own.map(({ posterior }) => posterior)),
    least(own.map(({ posterior }) => posterior)),
    own.length,
    mean(own.map(({ lengthNorm }) => lengthNorm)),
    most(own.map(({ lengthNorm }) => lengthNorm)),
    endBefore === undefined ? 0 : first.start - endBefore,
    startAfter === undefined ? 0 : startAfter - last.end,
    mean(marks),
    least(marks),
    words.length,
    last.end - first.start,
    own.filter(({ isVowel }) => isVowel).length,
    place,
    mean(own.map(({ energy }) => energy)) - reading.energy,
    shareOf(own, ({ rank }) => rank === 0),
    mean(own.map(({ ratio }) => ratio)),
  ];
}
