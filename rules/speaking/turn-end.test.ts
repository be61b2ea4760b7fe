import { describe, expect, it } from 'vitest';
import { endOfTurn, type TurnDecision, type TurnSoFar } from './turn-end.ts';

const turn = (change: Partial<TurnSoFar>): TurnSoFar => ({
  ...{ part: 1, isTalk: false, spoken: 6, silence: 0, elapsed: 20 },
  ...{ wasRepeated: false, cutAfter: null },
  ...change,
});

describe('the end of an answer', () => {
  it.each<[string, Partial<TurnSoFar>, TurnDecision]>([
    ['the learner is speaking', { silence: 0 }, 'listen'],
    ['a breath', { spoken: 20, silence: 2.4 }, 'listen'],
    ['a long answer has ended', { spoken: 20, silence: 2.5 }, 'end'],
    ['a middling answer may go on', { spoken: 6, silence: 3.9 }, 'listen'],
    ['a middling answer has ended', { spoken: 6, silence: 4 }, 'end'],
    ['in Part 3 the same length is not yet enough', { part: 3, spoken: 12, silence: 3.9 }, 'listen'],
    ['a long one in Part 3', { part: 3, spoken: 15, silence: 2.5 }, 'end'],
    ['only a few words so far', { spoken: 2, silence: 7.9 }, 'listen'],
    ['only a few words, and no more', { spoken: 2, silence: 8 }, 'end'],
    ['thinking in the talk of Part 2', { part: 2, isTalk: true, spoken: 60, silence: 7.9 }, 'listen'],
    ['the talk of Part 2 has ended', { part: 2, isTalk: true, spoken: 60, silence: 8 }, 'end'],
    ['nothing was said yet', { spoken: 0, silence: 9.9 }, 'listen'],
    ['nothing at all', { spoken: 0, silence: 10 }, 'repeat'],
    ['nothing at all, again', { spoken: 0, silence: 10, wasRepeated: true }, 'unheard'],
    ['nothing after the repeated question, yet', { spoken: 0, silence: 9, wasRepeated: true }, 'listen'],
    ['practice never cuts in', { elapsed: 600, silence: 0 }, 'listen'],
    ['the examiner cuts in', { elapsed: 30, silence: 0, cutAfter: 30 }, 'cut'],
    ['a moment before that', { elapsed: 29.9, silence: 0, cutAfter: 30 }, 'listen'],
    ['nobody is cut off who has not begun', { spoken: 0, silence: 9, elapsed: 40, cutAfter: 30 }, 'listen'],
  ])('%s', (_, change, decision) => {
    expect(endOfTurn(turn(change))).toBe(decision);
  });
});
