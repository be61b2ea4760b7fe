import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { answersToBring, isEndedElsewhere, replaces, type TimedAnswer } from './merge-answers.ts';

const text = (words: string): Answer => ({ type_code: 'free_text', text: words });
const timed = (answers: Record<string, [words: string, at: number]>): Map<string, TimedAnswer> =>
  new Map(Object.entries(answers).map(([id, [words, at]]) => [id, { answer: text(words), at }]));

describe('the work of two devices', () => {
  it.each([
    ['nothing anywhere', {}, {}, []],
    ['only here', { a: ['x', 1] }, {}, []],
    ['only there', {}, { a: ['x', 1] }, ['a']],
    ['there newer', { a: ['x', 1] }, { a: ['y', 2] }, ['a']],
    ['there older', { a: ['x', 2] }, { a: ['y', 1] }, []],
    ['both at once: what is here stays', { a: ['x', 1] }, { a: ['y', 1] }, []],
    ['the same, which the clocks tell apart by a little', { a: ['x', 1] }, { a: ['x', 2] }, []],
    [
      'each question for itself',
      { a: ['x', 1], b: ['x', 5] },
      { a: ['y', 2], b: ['y', 2], c: ['y', 1] },
      ['a', 'c'],
    ],
  ] as const)('is merged by question and time: %s', (_, here, there, brought) => {
    expect([...answersToBring(timed({ ...here } as never), timed({ ...there } as never)).keys()]).toEqual(
      brought,
    );
  });

  it('where a question is answered once, only fills what is missing here', () => {
    const brought = answersToBring(timed({ a: ['x', 1] }), timed({ a: ['y', 2], b: ['y', 1] }), true);
    expect([...brought.keys()]).toEqual(['b']);
  });

  it('is the same answer whatever the order of its fields', () => {
    const here = new Map([['a', { at: 1, answer: { type_code: 'free_text', text: 'x' } as const }]]);
    const there = new Map([['a', { at: 2, answer: { text: 'x', type_code: 'free_text' } as const }]]);
    expect(answersToBring(here, there).size).toBe(0);
  });

  it.each([
    [5, 4, true],
    [5, 5, true],
    [4, 5, false],
  ])('an answer of %i after one of %i stands: %s', (at, before, stands) => {
    expect(replaces(at, before)).toBe(stands);
  });

  it.each([
    ['still open', null, { a: ['x', 1] }, false],
    ['ended, and nothing was done here', 5, {}, true],
    ['ended after what was done here', 5, { a: ['x', 5] }, true],
    ['ended, and gone on with here since', 5, { a: ['x', 1], b: ['x', 6] }, false],
  ] as const)('is over here, too: %s', (_, endedAt, here, over) => {
    expect(isEndedElsewhere(endedAt, timed({ ...here } as never))).toBe(over);
  });
});
