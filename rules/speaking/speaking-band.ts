import type {
  SpeakingBand,
  SpeakingCriterion,
  TalkComment,
  TalkMeasures,
} from '#contract/talk-evaluation.ts';
import { bandRange, interpolate, overallRange } from '../writing/band-estimate.ts';

/** A talk that was graded. */
export interface GradedTalk {
  questionId: string;
  measures: TalkMeasures;
  comments: readonly TalkComment[];
}

type WithoutEngine<T> = T extends unknown ? Omit<T, 'engine'> : never;
type Anchors = readonly (readonly [number, number])[];

/** Less than this in all says too little for a band. Seconds. */
const LEAST_SECONDS = 20;
const MOST_REASONS = 5;

/**
 * Words a minute by band: candidates of bands 5, 6, 7 and 8 say about 763, 970, 1122 and 1213 words in a test, of which
 * they have some eight minutes.
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
/** Pauses that break a clause, and words taken back or filled in, in 100 words. */
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
/** Errors that the rules know, which are about half of all: test takers of bands 5 to 8 make 4.05 to 0.78 of all kinds. */
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
/** Word scores: sounds alone, so that neither a very low nor a very high band can be told. */
const SOUNDS: Anchors = [
  [45, 3.5],
  [58, 4.5],
  [67, 5.5],
  [75, 6.5],
  [83, 7.5],
  [92, 8],
];

/** One set of measures for all talks: sums of what is counted, means by words or seconds of the rest. */
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
  const told = punctuated.reduce((total, one) => total + one.words, 0);
  const within = punctuated.reduce((total, one) => total + (one.pauses_within ?? 0), 0);
  return {
    words,
    seconds,
    rate: (60 * words) / Math.max(1, seconds),
    run: words / (sum((one) => one.pauses) + talks.length),
    breaks: told === 0 ? null : (100 * within) / told,
    slips: (100 * sum((one) => one.fillers + one.repairs)) / words,
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

/** Fluency and coherence hang on not having to search for words more than on pauses as such. */
function pointsOf(one: Pooled): Record<SpeakingCriterion, number> {
  const breaks: [number, number][] = one.breaks === null ? [] : [[interpolate(one.breaks, BREAKS), 1]];
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
      [interpolate(one.slips, SLIPS), 1],
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

/** What was said first of each kind, what to work at before what is good, no line twice. */
function reasonsOf(talks: readonly GradedTalk[], code: SpeakingCriterion) {
  const all = talks.flatMap(({ questionId, comments }) =>
    comments
      .filter(({ criterion }) => criterion === code)
      .map(({ comment, tone, quote }) => ({
        comment,
        tone,
        quote: quote && { ...quote, question_id: questionId },
      })),
  );
  const first = all.filter(({ comment }, index) => all.findIndex((one) => one.comment === comment) === index);
  const good = first.filter(({ tone }) => tone === 'strength').slice(0, 2);
  return [...good, ...first.filter(({ tone }) => tone === 'improve').slice(0, MOST_REASONS - good.length)];
}

/**
 * One band for all talks of an attempt. It rests on what can be counted, so it is a wide range of low confidence.
 * @param talks those that were graded
 * @param asked how many the exercise asks for
 */
export function speakingBand(talks: readonly GradedTalk[], asked: number): WithoutEngine<SpeakingBand> {
  const declined = (message: string) => ({ outcome: 'declined', message }) as const;
  if (talks.length === 0)
    return declined('Chưa có câu nói nào được chấm nên chưa có band. Bạn xem lý do ở từng câu nhé.');
  const one = pooled(talks);
  if (one.seconds < LEAST_SECONDS)
    return declined(
      `Tất cả câu trả lời mới dài ${Math.round(one.seconds)} giây, ngắn quá để ước lượng band. Bạn nói ít nhất ${LEAST_SECONDS} giây, càng dài mình ước lượng càng sát.`,
    );
  // Little speech shows little of what somebody can do, in either direction.
  const most = interpolate(one.words, [
    [30, 5.5],
    [80, 6.5],
    [150, 7.5],
    [300, 9],
  ]);
  const spread = interpolate(one.seconds, [
    [LEAST_SECONDS, 1.5],
    [120, 1.25],
    [360, 1],
  ]);
  const points = pointsOf(one);
  const criteria = (['FC', 'LR', 'GRA', 'P'] as const).map((code) => ({
    code,
    band: bandRange(Math.min(points[code], most), spread),
    reasons: reasonsOf(talks, code),
  }));
  const confidence = interpolate(one.seconds, [
    [LEAST_SECONDS, 0.2],
    [120, 0.3],
    [360, 0.4],
  ]);
  return {
    outcome: 'graded',
    band: overallRange(criteria.map(({ band }) => band)),
    confidence: Math.round(100 * confidence) / 100,
    talks: talks.length,
    of: asked,
    criteria,
  };
}
