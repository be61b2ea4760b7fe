import { describe, expect, it } from 'vitest';
import { type Activation, activationStatus, canEnter } from './access.ts';

const now = Date.parse('2026-11-21T23:30:00+07:00');
const activated = (study_end_date: string | null): Activation => ({ status: 'activated', study_end_date });

describe('a trial lesson', () => {
  it.each([
    ['a guest', null, 0],
    ['who has not bought the course', 'a', 0],
    ['whose course is over', 'a', 10],
  ] as const)('may be entered by %s', (_, learnerId, status) => {
    expect(canEnter({ is_free: false, is_trial: true }, learnerId, status)).toBe(true);
  });
});

describe('activationStatus and canEnter', () => {
  it.each([
    ['a guest, free course', true, null, null, 0, true],
    ['a guest, paid course', false, null, null, 0, false],
    ['free, not taken up', true, 'a', null, 2, false],
    ['free, activated', true, 'a', activated(null), 1, true],
    ['paid, not bought', false, 'a', null, 0, false],
    ['granted', false, 'a', { status: 'pending', study_end_date: null } as const, 2, false],
    ['on its last day in Vietnam', false, 'a', activated('2026-11-21'), 1, true],
    ['a day after its last', false, 'a', activated('2026-11-20'), 10, false],
  ] as const)('%s', (_, is_free, learnerId, activation, status, enters) => {
    expect(activationStatus({ is_free }, learnerId, activation, now)).toBe(status);
    expect(canEnter({ is_free }, learnerId, status)).toBe(enters);
  });
});
