import { z } from 'zod/mini';
import { growForest, type Predictor, storedForest } from './forest.ts';
import { drawLine, storedLine } from './line.ts';
import { type PhoneNorm, phoneNorm } from './phone-norm.ts';
import type { SoundNetwork } from './sound-network/sound-network.ts';

/** A weighted mix of a forest and a line, which complement each other. */
const mixed = z.object({ forest: storedForest, line: storedLine, forestShare: z.number() });

/** Range that contains 80 % of experts' marks, below and above a prediction of `at`; 0–1. */
const rangeKnot = z.object({ at: z.number(), below: z.number(), above: z.number() });
export type RangeKnot = z.infer<typeof rangeKnot>;

/** The aspects of a reading that experts mark. */
export const ASPECTS = ['accuracy', 'fluency', 'prosody', 'total'] as const;
export type Aspect = (typeof ASPECTS)[number];

const aspectModel = z.extend(mixed, { range: z.array(rangeKnot) });

const earAspect = z.object({ line: storedLine, range: z.array(rangeKnot) });

const storedTextMatch = z.object({
  forest: storedForest,
  /** Below this, a recording is assumed to be of another text. */
  least: z.number(),
});

/** `model/score-model.json`: how marks are predicted from measures, all 0–1. */
export const storedScoreModel = z.object({
  /** Source of the marks, their licence, and the model's results on unseen readings. */
  about: z.object({
    source: z.string(),
    licence: z.string(),
    testCorrelation: z.record(z.string(), z.number()),
  }),
  /** ARPAbet names of the rival phones, in the order of everything below. */
  phones: z.array(z.string()),
  norms: z.array(phoneNorm),
  phone: z.object({ forest: storedForest, lines: z.array(storedLine), forestShare: z.number() }),
  word: storedForest,
  aspects: z.object({
    accuracy: aspectModel,
    fluency: aspectModel,
    prosody: aspectModel,
    total: aspectModel,
  }),
  textMatch: storedTextMatch,
  /** Share of experts' marks within the ranges, of speakers not learnt from. */
  rangeCoverage: z.number(),
  /** Where the recogniser's network has heard the reading too: lines over the two marks, and ranges around those. */
  withEar: z.object({
    phone: storedLine,
    word: storedLine,
    aspects: z.object({ accuracy: earAspect, fluency: earAspect, prosody: earAspect, total: earAspect }),
    textMatch: storedTextMatch,
    rangeCoverage: z.number(),
  }),
});
export type StoredScoreModel = z.infer<typeof storedScoreModel>;

export interface AspectModel {
  predict: Predictor;
  range: readonly RangeKnot[];
}

export interface ScoreModel {
  network: SoundNetwork;
  phones: readonly string[];
  norms: readonly PhoneNorm[];
  /** Predicts from a phone's features, by phone. */
  phone: (row: readonly number[], phone: number) => number;
  word: Predictor;
  aspects: Readonly<Record<Aspect, AspectModel>>;
  textMatch: TextMatch;
  rangeCoverage: number;
  withEar: EarModel;
}

export interface TextMatch {
  predict: Predictor;
  least: number;
}

/** Predicts marks from those without the ear and those of its network. */
export interface EarModel {
  phone: Predictor;
  word: Predictor;
  aspects: Readonly<Record<Aspect, AspectModel>>;
  textMatch: TextMatch;
  rangeCoverage: number;
}

function mix(forest: Predictor, line: Predictor, share: number): Predictor {
  return (row) => share * forest(row) + (1 - share) * line(row);
}

/** Predicts a whole reading's mark for an aspect. */
export const aspectPredictor = ({ forest, line, forestShare }: z.infer<typeof mixed>): Predictor =>
  mix(growForest(forest), drawLine(line), forestShare);

/** Predicts a phone's mark from its features, by phone. */
export function phonePredictor({
  forest,
  lines,
  forestShare,
}: StoredScoreModel['phone']): ScoreModel['phone'] {
  const trees = growForest(forest);
  const phones = lines.map((line) => mix(trees, drawLine(line), forestShare));
  return (row, phone) => (phones[phone] ?? trees)(row);
}

const matchTexts = ({ forest, least }: z.infer<typeof storedTextMatch>): TextMatch => ({
  predict: growForest(forest),
  least,
});

function withEar(stored: StoredScoreModel['withEar']): EarModel {
  const aspect = (name: Aspect): AspectModel => {
    const { line, range } = stored.aspects[name];
    return { predict: drawLine(line), range };
  };
  return {
    phone: drawLine(stored.phone),
    word: drawLine(stored.word),
    aspects: {
      accuracy: aspect('accuracy'),
      fluency: aspect('fluency'),
      prosody: aspect('prosody'),
      total: aspect('total'),
    },
    textMatch: matchTexts(stored.textMatch),
    rangeCoverage: stored.rangeCoverage,
  };
}

/** @throws if the JSON is not a score model */
export function parseScoreModel(json: unknown, network: SoundNetwork): ScoreModel {
  const stored = storedScoreModel.parse(json);
  const aspect = (name: Aspect): AspectModel => {
    const { range, ...model } = stored.aspects[name];
    return { predict: aspectPredictor(model), range };
  };
  return {
    network,
    phones: stored.phones,
    norms: stored.norms,
    phone: phonePredictor(stored.phone),
    word: growForest(stored.word),
    aspects: {
      accuracy: aspect('accuracy'),
      fluency: aspect('fluency'),
      prosody: aspect('prosody'),
      total: aspect('total'),
    },
    textMatch: matchTexts(stored.textMatch),
    rangeCoverage: stored.rangeCoverage,
    withEar: withEar(stored.withEar),
  };
}
