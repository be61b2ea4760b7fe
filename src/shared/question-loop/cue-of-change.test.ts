import { expect, it } from 'vitest';
import { cueOfChange, cueOfVerdict } from './cue-of-change.ts';

it.each([
  ['single_choice', 'chosen'],
  ['multiple_choice', 'chosen'],
  ['true_false', 'chosen'],
  ['matching', null],
  ['fill_paragraph', null],
  ['free_text', null],
  ['ielts_writing', null],
  ['ielts_scripted_speaking', null],
  ['ielts_unscripted_speaking', null],
  ['voice', null],
] as const)('a change of %s is answered by %s', (type, cue) => {
  expect(cueOfChange(type)).toBe(cue);
});

it.each([
  [true, 'right'],
  [false, 'again'],
  [null, null],
])('the verdict %s is answered by %s', (verdict, cue) => {
  expect(cueOfVerdict(verdict)).toBe(cue);
});
