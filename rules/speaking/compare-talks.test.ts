import { expect, it } from 'vitest';
import { SPEAKING_CRITERIA, type SpeakingBand } from '#contract/talk-evaluation.ts';
import { compareTalks } from './compare-talks.ts';

const range = (low: number, high: number) => ({ low, point: (low + high) / 2, high });
const graded = (low: number, high: number, version = '3'): SpeakingBand => ({
  outcome: 'graded',
  engine: { name: 'luyen-talk', version },
  band: range(low, high),
  confidence: 0.3,
  talks: 5,
  of: 5,
  criteria: SPEAKING_CRITERIA.map((code) => ({ code, band: range(low, high), reasons: [] })),
});
const declined: SpeakingBand = {
  outcome: 'declined',
  engine: { name: 'luyen-talk', version: '3' },
  message: '',
  criteria: [{ code: 'FC', band: range(4, 5), reasons: [] }],
};

it.each([
  ['ranges that overlap', graded(5, 6.5), graded(6, 7), 'too_close', 'too_close'],
  ['a clear step up', graded(4, 5), graded(5.5, 6.5), 'better', 'better'],
  ['a clear step down', graded(6, 7), graded(4, 5.5), 'worse', 'worse'],
  ['another version of the grader', graded(4, 5, '2'), graded(6, 7), 'other_grader', 'other_grader'],
  ['an earlier attempt with evidence for one criterion', declined, graded(6, 7), 'unknown', 'better'],
] as const)('%s', (_, before, after, whole, fluency) => {
  const changes = compareTalks(before, after);
  expect(changes.map(({ code }) => code)).toEqual([null, 'FC', 'LR', 'GRA', 'P']);
  expect(changes.slice(0, 2).map(({ verdict }) => verdict)).toEqual([whole, fluency]);
});
