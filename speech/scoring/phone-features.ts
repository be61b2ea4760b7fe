import type { MeasuredReading, PhoneMeasures } from './measures.ts';
import { least, mean } from './statistics.ts';

const flag = (value: boolean) => (value ? 1 : 0);

/** Features for predicting one phone's mark. All rows of a model must be built the same way. */
export function phoneFeatures(reading: MeasuredReading, index: number): number[] {
  const { phones, heard } = reading;
  const own = phones[index];
  if (own === undefined) throw new Error(`no phone ${index}`);
  const [before, after] = [phones[index - 1], phones[index + 1]];
  const word = phones.filter(({ word: of }) => of === own.word);
  const place = word.indexOf(own);
  const inWord = (value: (phone: PhoneMeasures) => number) => word.map(value);
  return [
    own.ratio,
    own.posterior,
    own.posteriorRatio,
    own.belowBest,
    own.rank,
    own.ratioNorm,
    own.posteriorNorm,
    own.lengthNorm,
    own.frames,
    reading.ratio,
    reading.posterior,
    own.ratio - reading.ratio,
    own.posterior - reading.posterior,
    own.energy - reading.energy,
    own.usualMark,
    own.phone,
    flag(own.isVowel),
    own.top,
    flag(own.topIsVowel),
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
    least(inWord(({ ratioNorm }) => ratioNorm)),
    mean(inWord(({ posterior }) => posterior)),
    phones.length,
    heard.frames / phones.length,
    before === undefined ? 0 : own.start - before.end,
    after === undefined ? 0 : after.start - own.end,
    ...own.againstAll,
    ...own.posteriors,
  ];
}
