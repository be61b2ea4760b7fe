import { expect, it } from 'vitest';
import type { SpeakingBand, SpeakingCriterion } from '#contract/talk-evaluation.ts';
import { mainAdvice, weakestFirst } from './main-advice.ts';

type Criterion = NonNullable<SpeakingBand['criteria']>[number];

const engine = { name: 'luyen-talk', version: '3' };
const quote = (at: number | null) => ({ start: 0, end: 4, text: 'um I', at, question_id: 'q1' });
const improve = (comment: string, at?: number | null): Criterion['reasons'][number] => ({
  comment,
  tone: 'improve',
  quote: at === undefined ? null : quote(at),
});
const strength = (comment: string): Criterion['reasons'][number] => ({
  comment,
  tone: 'strength',
  quote: quote(1),
});
const criterion = (
  code: SpeakingCriterion,
  point: number,
  reasons: Criterion['reasons'] = [improve(code)],
): Criterion => ({ code, band: { low: point - 1, point, high: point + 1 }, reasons });
const spoken = (criteria: Criterion[]): SpeakingBand => ({
  outcome: 'declined',
  engine,
  message: '',
  criteria,
});

it.each([
  [
    'the weakest criterion',
    [criterion('FC', 6), criterion('LR', 5), criterion('GRA', 5.5), criterion('P', 7)],
    'LR',
  ],
  [
    'fluency, among equals',
    [criterion('LR', 5), criterion('GRA', 5), criterion('P', 5), criterion('FC', 5)],
    'FC',
  ],
  ['sounds before grammar', [criterion('FC', 6), criterion('GRA', 5), criterion('P', 5)], 'P'],
  [
    'the next one, where the weakest has nothing to improve',
    [criterion('LR', 4, [strength('good')]), criterion('FC', 6)],
    'FC',
  ],
  [
    'a point that can be heard',
    [criterion('FC', 5, [improve('of all'), improve('unheard', null), improve('at 3 s', 3)])],
    'at 3 s',
  ],
  [
    'a point of the whole before one whose words were not heard',
    [criterion('FC', 5, [improve('unheard', null), improve('of all')])],
    'of all',
  ],
] as const)('%s', (_, criteria, comment) => {
  expect(mainAdvice(spoken([...criteria]))?.reason.comment).toBe(comment);
});

it.each([
  ['nothing is to be improved', spoken([criterion('FC', 8, [strength('good')])])],
  ['nothing could be assessed', spoken([])],
  ['there are no criteria', { outcome: 'declined', engine, message: '' }],
] as const)('nothing where %s', (_, speaking) => {
  expect(mainAdvice(speaking)).toBeNull();
});

it('the order of the criteria as they came does not matter, and is left as it is', () => {
  const criteria = [criterion('LR', 5), criterion('FC', 4)];
  expect(weakestFirst(spoken(criteria)).map(({ code }) => code)).toEqual(['FC', 'LR']);
  expect(criteria.map(({ code }) => code)).toEqual(['LR', 'FC']);
});
