import { expect, it } from 'vitest';
import { decideMeaning, type MeaningLimits } from './decide-meaning.ts';
import type { WeighedMeaning } from './weigh-meaning.ts';

const LIMITS: MeaningLimits = {
  heard: 0,
  unsure: -1,
  slot: -1,
  clearSlot: 0.5,
  said: 0.6,
  ahead: 0.2,
  turn: 30,
};
const meaning = (id: string, changes: Partial<WeighedMeaning> = {}): WeighedMeaning => ({
  id,
  gain: 1,
  said: 1,
  slot: 1,
  turn: 0,
  ...changes,
});
const far = meaning('far', { gain: -2 });

it.each([
  ['what fits far better than the others', [far, meaning('tea')], { kind: 'heard', meaning: 'tea' }],
  ['a refusal, which has no slots', [meaning('no', { slot: null })], { kind: 'heard', meaning: 'no' }],
  [
    'two that fit alike',
    [meaning('tea', { gain: 0.9 }), meaning('coffee')],
    { kind: 'unsure', candidates: ['coffee', 'tea'] },
  ],
  ['what fits less', [meaning('tea', { gain: -0.5 }), far], { kind: 'unsure', candidates: ['tea'] }],
  ['another word in the slot', [meaning('tea', { slot: -2 })], { kind: 'unsure', candidates: ['tea'] }],
  ['the slot alone', [meaning('tea', { said: 0.3 })], { kind: 'unsure', candidates: ['tea'] }],
  ['less than the slot', [meaning('tea', { said: 0.3, slot: 0 })], { kind: 'other' }],
  ['the opposite', [meaning('tea', { turn: 60 }), far], { kind: 'other' }],
  [
    'the opposite, beside another meaning',
    [meaning('tea', { turn: 60 }), meaning('no-tea', { gain: 0.9 })],
    { kind: 'unsure', candidates: ['no-tea'] },
  ],
  ['what fits nothing', [far], { kind: 'other' }],
  ['nothing to expect', [], { kind: 'other' }],
])('%s', (_, weighed, heard) => {
  expect(decideMeaning(weighed, LIMITS)).toEqual(heard);
});

it('asks about three at most', () => {
  const alike = ['a', 'b', 'c', 'd'].map((id) => meaning(id));
  expect(decideMeaning(alike, LIMITS)).toEqual({ kind: 'unsure', candidates: ['a', 'b', 'c'] });
});
