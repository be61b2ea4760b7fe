import type { JudgedReading } from './judge-reading.ts';
import type { PhoneMeasures } from './measures.ts';
import { mean, minOf } from './statistics.ts';
import { phoneVerdict } from './verdict-features.ts';

const flag = (value: boolean) => (value ? 1 : 0);

/** Columns that say which phone it is, which phone fits best, and which ones are beside it. */
export const PHONE_CATEGORIES: ReadonlySet<number> = new Set([15, 17, 26, 27]);

/** Features for predicting one phone's mark. All rows of a model must be built the same way. */
export function phoneFeatures({ reading, verdicts }: JudgedReading, index: number): number[] {
  const { phones, heard } = reading;
  const current = phones[index];
  if (current === undefined) throw new Error(`no phone ${index}`);
  const [before, after] = [phones[index - 1], phones[index + 1]];
  const word = phones.filter(({ word: of }) => of === current.word);
  const place = word.indexOf(current);
  const inWord = (value: (phone: PhoneMeasures) => number) => word.map(value);
  return [
    current.ratio,
    current.posterior,
    current.posteriorRatio,
    current.belowBest,
    current.rank,
    current.ratioNorm,
    current.posteriorNorm,
    current.lengthNorm,
    current.frames,
    reading.ratio,
    reading.posterior,
    current.ratio - reading.ratio,
    current.posterior - reading.posterior,
    current.energy - reading.energy,
    current.usualMark,
    current.phone,
    flag(current.isVowel),
    current.top,
    flag(current.topIsVowel),
    place,
    word.length,
    flag(place === word.length - 1),
    before?.ratioNorm ?? 0,
    after?.ratioNorm ?? 0,
    before?.posterior ?? 0,
    after?.posterior ?? 0,
    before?.phone ?? -1,
    after?.phone ?? -1,
    mean(inWord(({ ratioNorm }) => ratioNorm)),
    minOf(inWord(({ ratioNorm }) => ratioNorm)),
    mean(inWord(({ posterior }) => posterior)),
    phones.length,
    heard.frames / phones.length,
    before === undefined ? 0 : current.start - before.end,
    after === undefined ? 0 : after.start - current.end,
    ...current.againstAll,
    ...current.posteriors,
    ...phoneVerdict(verdicts, index),
  ];
}
