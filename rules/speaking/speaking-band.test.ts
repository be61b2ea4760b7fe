import { describe, expect, it } from 'vitest';
import type { TalkComment, TalkMeasures } from '#contract/talk-evaluation.ts';
import { type GradedTalk, speakingBand } from './speaking-band.ts';

/** A typical two-minute talk of about band 6. */
const MIDDLING: TalkMeasures = {
  words: 240,
  syllables: 330,
  talk_seconds: 120,
  speech_rate: 120,
  articulation_rate: 3.6,
  pauses: 34,
  pause_mean: 0.7,
  pause_share: 0.2,
  pauses_within: 12,
  mean_run: 7,
  fillers: 8,
  repairs: 4,
  pronunciation: 71,
  diversity: 48,
  less_common_share: 0.14,
  errors: 1.5,
  subordination: 4,
  subordinators: 4,
  linkers: 4,
};
const talk = (
  change: Partial<TalkMeasures> = {},
  comments: TalkComment[] = [],
  questionId = 'q',
): GradedTalk => ({
  questionId,
  measures: { ...MIDDLING, ...change },
  comments,
});

function graded(talks: GradedTalk[], requested = talks.length) {
  const band = speakingBand(talks, requested);
  if (band.outcome !== 'graded') throw new Error(band.message);
  return band;
}
const bandOf = (change: Partial<TalkMeasures>, code: 'FC' | 'LR' | 'GRA' | 'P') =>
  graded([talk(change)]).criteria.find((criterion) => criterion.code === code)?.band.point ?? 0;

it('is about 6 for a medium talk, with a wide range and low confidence', () => {
  const { band, confidence, criteria } = graded([talk()]);
  expect(band).toEqual({ low: 5, point: 6, high: 7.5 });
  expect(confidence).toBeLessThanOrEqual(0.4);
  expect(criteria.map(({ code }) => code)).toEqual(['FC', 'LR', 'GRA', 'P']);
  for (const { band: one } of criteria) expect(one.high - one.low).toBeGreaterThanOrEqual(2);
});

describe.each([
  ['FC', 'words a minute', [{ words: 140 }, { words: 190 }, { words: 240 }, { words: 290 }]],
  ['FC', 'pauses within clauses', [{ pauses_within: 40 }, { pauses_within: 20 }, { pauses_within: 3 }]],
  ['FC', 'fillers', [{ fillers: 40 }, { fillers: 14 }, { fillers: 0 }]],
  ['LR', 'diversity', [{ diversity: 20 }, { diversity: 48 }, { diversity: 90 }]],
  [
    'LR',
    'less common words',
    [{ less_common_share: 0.02 }, { less_common_share: 0.14 }, { less_common_share: 0.32 }],
  ],
  ['GRA', 'errors', [{ errors: 8 }, { errors: 3 }, { errors: 1 }, { errors: 0.2 }]],
  ['GRA', 'subordination', [{ subordination: 0.5 }, { subordination: 4 }, { subordination: 8 }]],
  ['P', 'how clear words are', [{ pronunciation: 45 }, { pronunciation: 67 }, { pronunciation: 90 }]],
] as const)('%s by %s', (code, _, changes) => {
  it('rises', () => {
    const bands = changes.map((change) => bandOf(change, code));
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
    expect(bands.at(-1)).toBeGreaterThan(bands[0] ?? 9);
  });
});

it('does not let long sentences compensate for many errors', () => {
  expect(bandOf({ errors: 8, subordination: 10, subordinators: 10 }, 'GRA')).toBeLessThanOrEqual(4);
});

it('is the same for the parts of a talk as for the whole talk', () => {
  const half: Partial<TalkMeasures> = {
    words: 120,
    talk_seconds: 60,
    pauses: 17,
    pauses_within: 6,
    fillers: 4,
    repairs: 2,
  };
  expect(graded([talk(half), talk(half)]).band).toEqual(graded([talk()]).band);
});

it('reports how many of the talks it is based on', () => {
  expect(graded([talk()], 3)).toMatchObject({ talks: 1, of: 3 });
});

it('is based on follow-ups, too, without counting them', () => {
  const short = { talk_seconds: 31 };
  const talks = [talk(short), talk(short, [], 'q-more')];
  expect(speakingBand(talks, 1, new Set(['q-more']))).toMatchObject({ outcome: 'graded', talks: 1, of: 1 });
});

it.each([
  ['nobody was heard', [], ['silence'], 'nothing_heard', 'thử lại micro'],
  ['nothing is known of the words', [], ['not_transcribed', 'silence'], 'words_unknown', 'Có 1 câu'],
  [
    'a minute is not reached',
    [talk({ talk_seconds: 30 }), talk({ talk_seconds: 29 })],
    [],
    'too_short',
    '59 giây',
  ],
  ['it fails by the words', [talk({ talk_seconds: 30 })], ['not_transcribed'], 'words_unknown', '30 giây'],
] as const)('is not given where %s, and says so', (_, talks, declined, cause, message) => {
  const band = speakingBand(talks, 3, new Set(), declined);
  expect(band).toMatchObject({ outcome: 'declined', cause });
  expect(band).not.toHaveProperty('band');
  expect(band.outcome === 'declined' && band.message).toContain(message);
});

it('is given for a minute in pieces, whatever else was not understood', () => {
  const talks = Array.from({ length: 5 }, () => talk({ words: 20, talk_seconds: 12 }));
  expect(speakingBand(talks, 8, new Set(), ['not_transcribed', 'silence'])).toMatchObject({
    ...{ outcome: 'graded', talks: 5, of: 8 },
  });
});

it.each([
  ['few words in a long time', { words: 30, talk_seconds: 40 }, ['FC', 'P'], ['LR', 'GRA']],
  ['hardly a word', { words: 12, talk_seconds: 40 }, [], ['FC', 'LR', 'GRA', 'P']],
  ['enough words, quickly said', { words: 45, talk_seconds: 15 }, ['LR', 'GRA', 'P'], ['FC']],
] as const)('%s: only what has evidence gets a band, the rest a reason', (_, change, assessed, lacking) => {
  const band = speakingBand([talk(change)], 1);
  if (band.outcome !== 'declined') throw new Error('graded');
  expect(band.criteria?.map(({ code }) => code)).toEqual(assessed);
  expect(band.missing?.map(({ code }) => code)).toEqual(lacking);
  for (const { why } of band.missing ?? []) expect(why).toMatch(/cần ít nhất \d+ (?:giây|từ)/);
});

it('is not high for only a few words', () => {
  expect(
    graded([talk({ words: 60, talk_seconds: 60, errors: 0, diversity: 100, pauses: 2 })]).band.point,
  ).toBeLessThan(7);
});

describe('answers beside their questions', () => {
  const fluent = { words: 90, talk_seconds: 35, pauses: 4, pauses_within: 1, diversity: 80, errors: 0.2 };
  const five = (relevances: (GradedTalk['relevance'] | undefined)[]) =>
    graded(relevances.map((relevance) => ({ ...talk(fluent), relevance })));

  it('limit the band, and it says so', () => {
    const band = five(['beside', 'beside', 'unsure', 'memorised', 'unsure']);
    expect(band.beside).toBe(true);
    expect(band.band.point).toBeLessThanOrEqual(5);
  });

  it.each([
    ['one of several, which may be misjudged', ['beside', 'unsure', 'unsure', 'unsure', 'unsure']],
    ['fewer than those about theirs', ['beside', 'beside', 'about', 'about', 'about']],
    ['of which nothing is certain', ['unsure', 'unsure', 'unsure', 'unsure', undefined]],
  ] as const)('do not where they are %s', (_, relevances) => {
    const band = five([...relevances]);
    expect(band.beside).toBeUndefined();
    expect(band.band.point).toBeGreaterThan(6);
  });
});
