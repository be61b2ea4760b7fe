import { expect, it } from 'vitest';
import { ADVICE_STATES } from '#contract/operator-advice.ts';
import { isAdviceOver, nextAdviceStates } from './advice-states.ts';

it.each([
  ['new', ['called', 'enrolled', 'closed']],
  ['called', ['enrolled', 'closed']],
  ['enrolled', []],
  ['closed', ['called']],
] as const)('after %s comes one of %j', (state, next) => {
  expect(nextAdviceStates(state)).toEqual(next);
});

it('the work is over once enrolled or closed', () => {
  expect(ADVICE_STATES.filter(isAdviceOver)).toEqual(['enrolled', 'closed']);
});
