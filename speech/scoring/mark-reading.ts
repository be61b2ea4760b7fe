import type { EarStretch } from '../recognition/ear-stretch.ts';
import { readingEvidence } from './ear-network/ear-evidence.ts';
import { earInputs } from './ear-network/ear-inputs.ts';
import { type EarMarks, type EarNetwork, judgeByEar } from './ear-network/ear-network.ts';
import type { JudgedReading } from './judge-reading.ts';
import { type MarkRange, rangeOf, share } from './mark-range.ts';
import { phoneFeatures } from './phone-features.ts';
import { readingFeatures } from './reading-features.ts';
import type { Aspect, EarModel, ScoreModel } from './score-model.ts';
import { mean, minOf } from './statistics.ts';
import { wordFeatures } from './word-features.ts';

export interface ReadingMarks {
  /** Of each phone and each word, 0–1. */
  phones: number[];
  words: number[];
  aspects: Record<Aspect, MarkRange>;
  /** Probability that this text was read, not another one; 0–1. */
  textMatch: number;
  /** Whether that is too little to mark it. */
  isOtherText: boolean;
  /** Share of experts' marks that are within such ranges. */
  rangeCoverage: number;
}

/** Predicted marks of the phones of a reading: about 0–1. */
export const markPhones = (model: Pick<ScoreModel, 'phone'>, judged: JudgedReading): number[] =>
  judged.reading.phones.map(({ phone }, index) => model.phone(phoneFeatures(judged, index), phone));

export const markWords = (
  model: Pick<ScoreModel, 'word'>,
  judged: JudgedReading,
  phones: readonly number[],
): number[] => judged.reading.words.map((_, place) => model.word(wordFeatures(judged, place, phones)));

/** The marks of a reading without ranges, and the probability that it is of the text; about 0–1. */
export interface PlainMarks {
  phones: number[];
  words: number[];
  aspects: Record<Aspect, number>;
  textMatch: number;
}

const byAspect = <Value>(of: (aspect: Aspect, at: number) => Value): Record<Aspect, Value> => ({
  accuracy: of('accuracy', 0),
  fluency: of('fluency', 1),
  prosody: of('prosody', 2),
  total: of('total', 3),
});

/** Predicts how experts would mark a reading, by the sounds alone. */
export function markBySound(
  model: Pick<ScoreModel, 'phone' | 'word' | 'aspects' | 'textMatch'>,
  judged: JudgedReading,
): PlainMarks {
  const phones = markPhones(model, judged);
  const words = markWords(model, judged, phones);
  const row = readingFeatures(judged, phones, words);
  return {
    phones,
    words,
    aspects: byAspect((name) => model.aspects[name].predict(row)),
    textMatch: model.textMatch.predict(row),
  };
}

/** What tells a reading of this text from one of another, where the recogniser's network has heard it. */
export const matchFeatures = (
  textMatch: number,
  { phones, words, aspects }: EarMarks,
  stretch: EarStretch,
): number[] => [textMatch, mean(phones), mean(words), minOf(words), ...aspects, ...readingEvidence(stretch)];

/** Predicts the marks from those by the sounds and those of the recogniser's network. */
export function markWithEar(
  { withEar }: Pick<ScoreModel, 'withEar'>,
  bySound: PlainMarks,
  byEar: EarMarks,
  stretch: EarStretch,
): PlainMarks {
  return {
    phones: bySound.phones.map((mark, index) => withEar.phone([mark, byEar.phones[index] ?? mark])),
    words: bySound.words.map((mark, word) => withEar.word([mark, byEar.words[word] ?? mark])),
    aspects: byAspect((name, at) =>
      withEar.aspects[name].predict([bySound.aspects[name], byEar.aspects[at] ?? bySound.aspects[name]]),
    ),
    textMatch: withEar.textMatch.predict(matchFeatures(bySound.textMatch, byEar, stretch)),
  };
}

/** Marks within 0 and 1, with their ranges. */
export const withRanges = (
  { aspects, textMatch, rangeCoverage }: Pick<EarModel, 'aspects' | 'textMatch' | 'rangeCoverage'>,
  marks: PlainMarks,
): ReadingMarks => ({
  phones: marks.phones.map(share),
  words: marks.words.map(share),
  aspects: byAspect((name) => rangeOf(aspects[name].range, marks.aspects[name])),
  textMatch: share(marks.textMatch),
  isOtherText: marks.textMatch < textMatch.least,
  rangeCoverage,
});

/** A part of a reading, and what was heard of it with the recogniser's network where there is one. */
export interface MarkedPart {
  judged: JudgedReading;
  byEar: { stretch: EarStretch; network: EarNetwork } | null;
}

function markPart(model: ScoreModel, { judged, byEar }: MarkedPart): PlainMarks {
  const bySound = markBySound(model, judged);
  if (!byEar) return bySound;
  const { network, stretch } = byEar;
  return markWithEar(model, bySound, judgeByEar(network, earInputs(judged, stretch)), stretch);
}

/** The marks of a whole, in which each part counts by its words. */
export function joinMarks(parts: readonly PlainMarks[]): PlainMarks {
  const words = parts.reduce((sum, part) => sum + part.words.length, 0);
  const over = (of: (part: PlainMarks) => number): number =>
    parts.reduce((sum, part) => sum + (of(part) * part.words.length) / words, 0);
  return {
    phones: parts.flatMap((part) => part.phones),
    words: parts.flatMap((part) => part.words),
    aspects: byAspect((name) => over(({ aspects }) => aspects[name])),
    textMatch: over(({ textMatch }) => textMatch),
  };
}

/** Predicts how experts would mark a reading. @param parts of it, either all heard by the recogniser's network or none */
export const markReading = (model: ScoreModel, parts: readonly MarkedPart[]): ReadingMarks =>
  withRanges(
    parts.some(({ byEar }) => byEar) ? model.withEar : model,
    joinMarks(parts.map((part) => markPart(model, part))),
  );
