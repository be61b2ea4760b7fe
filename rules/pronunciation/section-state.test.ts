import { describe, expect, it } from 'vitest';
import { type SectionEvent, type SectionState, sinceReset, withEvent } from './section-state.ts';

const BEGUN = (at: number): SectionEvent => ({ status: 1, score: null, at });
const DONE = (at: number, score: number | null = null): SectionEvent => ({ status: 2, score, at });

const after = (events: readonly SectionEvent[], resetAt: number | null = null): SectionState | null =>
  events.reduce<SectionState | null>((state, event) => withEvent(state, event, resetAt), null);
const shown = (events: readonly SectionEvent[], resetAt: number | null = null) => {
  const state = after(events, resetAt);
  return state && sinceReset(state, resetAt);
};

describe('a section of a pronunciation lesson', () => {
  it.each([
    ['nothing done', [], null, null],
    ['begun', [BEGUN(1)], null, { status: 1, score: null }],
    ['begun and completed', [BEGUN(1), DONE(2, 70)], null, { status: 2, score: 70 }],
    ['completed, its begin late', [DONE(2, 70), BEGUN(1)], null, { status: 2, score: 70 }],
    ['begun again', [DONE(2, 70), BEGUN(3)], null, { status: 2, score: 70 }],
    ['worse the second time', [DONE(2, 90), DONE(3, 40)], null, { status: 2, score: 90 }],
    ['better the second time', [DONE(2, 40), DONE(3, 90)], null, { status: 2, score: 90 }],
    ['reset since', [BEGUN(1), DONE(2, 70)], 3, null],
    ['begun after the reset', [DONE(2, 70), BEGUN(4)], 3, { status: 1, score: null }],
    ['completed after the reset', [DONE(2, 70), DONE(4, 30)], 3, { status: 2, score: 30 }],
    ['the old one late', [DONE(4, 30), DONE(2, 70)], 3, { status: 2, score: 30 }],
    ['twice after the reset', [DONE(2, 70), DONE(4, 50), DONE(5, 30)], 3, { status: 2, score: 50 }],
  ])('%s', (_, events, resetAt, expected) => {
    expect(shown(events, resetAt)).toEqual(expected);
  });

  it('counts what arrived before the reset that it follows', () => {
    const state = after([DONE(2, 90), DONE(4, 70)]);
    expect(state && sinceReset(state, 3)).toEqual({ status: 2, score: 70 });
  });
});
