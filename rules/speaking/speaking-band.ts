import type { DeclineReason } from '#contract/evaluation-parts.ts';
import {
  type Relevance,
  SPEAKING_CRITERIA,
  type SpeakingBand,
  type SpeakingCriterion,
  type TalkComment,
  type TalkMeasures,
} from '#contract/talk-evaluation.ts';
import { bandRange, interpolate, overallRange } from '../writing/band-estimate.ts';
import { bandReasons } from './band-reasons.ts';
import { isMostlyBeside } from './beside-share.ts';
import type { WholeMeasures } from './whole-comments.ts';
import { BAND_SECONDS, whyNoBand } from './why-no-band.ts';

/** A talk that was graded. */
export interface GradedTalk {
  questionId: string;
  measures: TalkMeasures;
  comments: readonly TalkComment[];
  /** A machine wrote its transcript: it leaves out fillers, and mends small errors. */
  isRecognised?: boolean;
  /** Whether it is about its question; missing where that was not judged. */
  relevance?: Relevance | undefined;
}

type WithoutEngine<T> = T extends unknown ? Omit<T, 'engine'> : never;
type Anchors = readonly (readonly [number, number])[];

/** Minimum length to hear a pace, seconds. */
const MIN_SECONDS = 20;
/** Minimum words for each criterion: fewer show neither a range of words nor of sentences, nor a way of speaking. */
const MIN_WORDS: Readonly<Record<SpeakingCriterion, number>> = { FC: 20, LR: 40, GRA: 40, P: 20 };
/** No criterion is above this where most answers are beside their questions. */
const MAX_BESIDE = 4.5;
/** How much wider a range is where a machine wrote the words: one in five may be another. Bands. */
const UNHEARD: Readonly<Record<SpeakingCriterion, number>> = { FC: 0, LR: 0.5, GRA: 0.5, P: 0.25 };

/**
 * Words per minute by band: candidates of bands 5, 6, 7 and 8 say about 763, 970, 1122 and 1213 words in the roughly
 * eight minutes that they speak in a test.
 */
const RATE: Anchors = [
  [45, 3],
  [70, 4],
  [95, 5],
  [120, 6],
  [138, 7],
  [150, 8],
  [175, 8.5],
];
const RUN: Anchors = [
  [2.5, 3.5],
  [4, 4.5],
  [6, 5.5],
  [9, 6.5],
  [13, 7.5],
  [20, 8.5],
];
/** Pauses within clauses, fillers and repairs, per 100 words. */
const BREAKS: Anchors = [
  [0.5, 8.5],
  [2, 7.5],
  [5, 6],
  [9, 5],
  [16, 4],
];
const SLIPS: Anchors = [
  [0.5, 8.5],
  [2, 7],
  [5, 6],
  [9, 5],
  [16, 4],
];
const LINKS: Anchors = [
  [0, 4],
  [2, 5.5],
  [5, 6.5],
  [9, 7.5],
];
const DIVERSITY: Anchors = [
  [18, 4],
  [32, 5],
  [48, 6],
  [66, 7],
  [90, 8],
];
const RARE: Anchors = [
  [0.02, 4],
  [0.07, 5],
  [0.14, 6],
  [0.22, 7],
  [0.32, 8],
];
/** Errors detected by the rules, about half of all: candidates of bands 5 to 8 make 4.05 to 0.78 of all kinds. */
const ERRORS: Anchors = [
  [0.2, 7.5],
  [0.7, 7],
  [1.5, 6],
  [2, 5],
  [4, 4],
  [8, 3],
];
const CLAUSES: Anchors = [
  [0.5, 4],
  [2, 5],
  [4, 6],
  [6, 7],
  [8, 7.5],
];
const CLAUSE_KINDS: Anchors = [
  [0, 4],
  [2, 5],
  [4, 6],
  [6, 7],
  [9, 8],
];
/** Word scores: based only on sounds, so they cannot show a very low or a very high band. */
const SOUNDS: Anchors = [
  [45, 3.5],
  [58, 4.5],
  [67, 5.5],
  [75, 6.5],
  [83, 7.5],
  [92, 8],
];

/** Measures of all talks together: sums of counts, means of the rest weighted by words or seconds. */
function pooled(talks: readonly GradedTalk[]) {
  const all = talks.map(({ measures }) => measures);
  const sum = (value: (one: TalkMeasures) => number) => all.reduce((total, one) => total + value(one), 0);
  const words = Math.max(
    1,
    sum((one) => one.words),
  );
  const byWords = (value: (one: TalkMeasures) => number) => sum((one) => value(one) * one.words) / words;
  const seconds = sum((one) => one.talk_seconds);
  const punctuated = all.filter((one) => one.pauses_within !== null);
  const punctuatedWords = punctuated.reduce((total, one) => total + one.words, 0);
  const typed = talks.flatMap(({ measures, isRecognised }) => (isRecognised ? [] : [measures]));
  const typedWords = typed.reduce((total, one) => total + one.words, 0);
  const slips = typed.reduce((total, one) => total + one.fillers + one.repairs, 0);
  const within = punctuated.reduce((total, one) => total + (one.pauses_within ?? 0), 0);
  return {
    words,
    seconds,
    rate: (60 * words) / Math.max(1, seconds),
    run: words / (sum((one) => one.pauses) + talks.length),
    breaks: punctuatedWords === 0 ? null : (100 * within) / punctuatedWords,
    slips: typedWords === 0 ? null : (100 * slips) / typedWords,
    isRecognised: typed.length < all.length,
    linkers: Math.max(...all.map(({ linkers }) => linkers)),
    diversity: byWords((one) => one.diversity),
    rare: byWords((one) => one.less_common_share),
    errors: byWords((one) => one.errors),
    clauses: byWords((one) => one.subordination),
    kinds: Math.max(...all.map(({ subordinators }) => subordinators)),
    sounds: byWords((one) => one.pronunciation),
  };
}

type Pooled = ReturnType<typeof pooled>;

function weighted(parts: readonly (readonly [number, number])[]): number {
  const weight = parts.reduce((sum, [, share]) => sum + share, 0);
  return parts.reduce((sum, [value, share]) => sum + value * share, 0) / weight;
}

/** Fluency and coherence depend more on not having to search for words than on pauses as such. */
function pointsOf(one: Pooled): Record<SpeakingCriterion, number> {
  const breaks: [number, number][] = one.breaks === null ? [] : [[interpolate(one.breaks, BREAKS), 1]];
  const slips: [number, number][] = one.slips === null ? [] : [[interpolate(one.slips, SLIPS), 1]];
  const accuracy = interpolate(one.errors, ERRORS);
  const range = weighted([
    [interpolate(one.clauses, CLAUSES), 1],
    [interpolate(one.kinds, CLAUSE_KINDS), 1],
  ]);
  return {
    FC: weighted([
      [interpolate(one.rate, RATE), 3],
      [interpolate(one.run, RUN), 1],
      ...breaks,
      ...slips,
      [interpolate(one.linkers, LINKS), 1],
    ]),
    LR: weighted([
      [interpolate(one.diversity, DIVERSITY), 1],
      [interpolate(one.rare, RARE), 1],
    ]),
    GRA: Math.min(accuracy + 1, (accuracy + range) / 2),
    P: interpolate(one.sounds, SOUNDS),
  };
}

/** What is said of all talks as a whole rests on their common measures: of one, on its own. */
const wholeOf = ([only, ...others]: readonly GradedTalk[], one: Pooled): WholeMeasures =>
  only && others.length === 0
    ? only.measures
    : {
        words: one.words,
        speech_rate: one.rate,
        mean_run: one.run,
        linkers: one.linkers,
        less_common_share: one.rare,
        subordination: one.clauses,
        pronunciation: one.sounds,
      };

/** Why a criterion cannot be assessed, or null. */
function whyMissing({ words, seconds }: Pooled, code: SpeakingCriterion): string | null {
  if (code === 'FC' && seconds < MIN_SECONDS)
    return `Bạn mới nói ${Math.round(seconds)} giây, cần ít nhất ${MIN_SECONDS} giây để thấy được nhịp nói.`;
  if (words >= MIN_WORDS[code]) return null;
  return `Mình mới nghe rõ ${Math.round(words)} từ, cần ít nhất ${MIN_WORDS[code]} từ mới đủ căn cứ.`;
}

/**
 * One band for all talks of an attempt, wherever a minute of speech was understood. It is based only on what can be
 * counted, so its range is wide and its confidence low.
 * @param talks the graded ones
 * @param required how many the exercise requires
 * @param followUps ids of the questions that need not be answered: evidence, but not counted
 * @param declined why the other talks were not graded
 */
export function speakingBand(
  talks: readonly GradedTalk[],
  required: number,
  followUps: ReadonlySet<string> = new Set(),
  declined: readonly DeclineReason[] = [],
): WithoutEngine<SpeakingBand> {
  if (talks.length === 0) {
    const why = 'Chưa có câu nói nào được chấm.';
    return {
      outcome: 'declined',
      ...whyNoBand(0, declined),
      missing: SPEAKING_CRITERIA.map((code) => ({ code, why })),
    };
  }
  const one = pooled(talks);
  // A short sample is weak evidence in either direction.
  const enough = interpolate(one.words, [
    [30, 5.5],
    [80, 6.5],
    [150, 7.5],
    [300, 9],
  ]);
  // Fluent answers to other questions are no evidence of what a test asks for.
  const isBeside = isMostlyBeside(talks);
  const maxBand = isBeside ? Math.min(enough, MAX_BESIDE) : enough;
  const spread = interpolate(one.seconds, [
    [MIN_SECONDS, 1.5],
    [120, 1.25],
    [360, 1],
  ]);
  const points = pointsOf(one);
  const missing = SPEAKING_CRITERIA.flatMap((code) => {
    const why = whyMissing(one, code);
    return why === null ? [] : [{ code, why }];
  });
  const criteria = SPEAKING_CRITERIA.filter((code) => whyMissing(one, code) === null).map((code) => ({
    code,
    band: bandRange(Math.min(points[code], maxBand), spread + (one.isRecognised ? UNHEARD[code] : 0)),
    reasons: bandReasons(talks, wholeOf(talks, one), code),
  }));
  if (missing.length > 0 || one.seconds < BAND_SECONDS)
    return { outcome: 'declined', ...whyNoBand(one.seconds, declined), criteria, missing };
  const confidence = interpolate(one.seconds, [
    [MIN_SECONDS, 0.2],
    [120, 0.3],
    [360, 0.4],
  ]);
  return {
    outcome: 'graded',
    band: overallRange(criteria.map(({ band }) => band)),
    confidence: Math.round(100 * confidence) / 100,
    talks: talks.filter(({ questionId }) => !followUps.has(questionId)).length,
    of: required,
    criteria,
    ...(isBeside && { beside: true }),
  };
}
