import { describe, expect, it } from 'vitest';
import {
  answerEntry,
  choicesOf,
  choose,
  NOT_BEGUN,
  type OnboardingState,
  openStep,
  passEntry,
  reset,
  toggle,
} from './introduction.ts';

const answer = { question_id: 'one', value: 'a' };
const STEPS: ((state: OnboardingState) => OnboardingState)[] = [
  (state) => choose(state, 'step1', 'work'),
  (state) => toggle(state, 'travel'),
  passEntry,
  (state) => choose(state, 'step4', 'minutes-10'),
  (state) => choose(state, 'step5', 'level-2'),
];
const passed = (count: number) => STEPS.slice(0, count).reduce((state, step) => step(state), NOT_BEGUN);

describe('the introduction', () => {
  it.each([
    [0, 'step1'],
    [1, 'step2'],
    [2, 'step3'],
    [3, 'step4'],
    [4, 'step5'],
    [5, null],
  ])('after %i steps, %s is open', (count, step) => {
    expect(openStep(passed(count))).toBe(step);
    expect(choicesOf(passed(count)) === null).toBe(step !== null);
  });

  it('one choice sets its value, and another replaces it', () => {
    const state = choose(choose(NOT_BEGUN, 'step1', 'work'), 'step1', 'study');
    expect(state.step1).toEqual({ value: 'study', is_passed: true });
  });

  it.each([
    [['food'], ['food'], true],
    [['food', 'travel'], ['food', 'travel'], true],
    [['food', 'travel', 'food'], ['travel'], true],
    [['food', 'food'], [], false],
  ])('of several choices: %j', (values, chosen, isPassed) => {
    const state = values.reduce(toggle, NOT_BEGUN);
    expect(state.step2).toEqual({ value: chosen, is_passed: isPassed });
  });

  it('clears one step, or all', () => {
    const state = passed(5);
    expect(reset(state, 'step2')).toEqual({ ...state, step2: { value: [], is_passed: false } });
    expect(openStep(reset(state, 'step2'))).toBe('step2');
    expect(reset(state)).toEqual(NOT_BEGUN);
  });

  it('sends the answers of the entry test, or that it was left out', () => {
    expect(choicesOf(passed(5))?.entry_test).toBeNull();
    const tried = passEntry(answerEntry(answerEntry(passed(5), answer), { ...answer, value: 'b' }));
    expect(choicesOf(tried)?.entry_test).toEqual([answer]);
    expect(openStep(answerEntry(passed(5), answer))).toBe('step3');
  });
});
