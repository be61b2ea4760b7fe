import { describe, expect, it } from 'vitest';
import { consentStep } from './consent-sync.ts';

describe('consentStep', () => {
  it.each([
    ['nobody was asked', null, null, null],
    ['agreed here, server not told', 5, null, 'tell-server'],
    ['agreed on both', 5, { given: true, at: 6 }, null],
    ['agreed elsewhere only', null, { given: true, at: 6 }, null],
    ['withdrawn elsewhere after agreeing here', 5, { given: false, at: 6 }, 'withdraw-here'],
    ['agreed here anew after withdrawing', 7, { given: false, at: 6 }, 'tell-server'],
    ['withdrawn', null, { given: false, at: 6 }, null],
  ] as const)('%s', (_, here, server, step) => {
    expect(consentStep({ here, server })).toBe(step);
  });
});
