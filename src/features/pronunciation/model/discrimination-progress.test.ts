import { expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { discriminationProgress } from './discrimination-progress.ts';

const QUESTIONS = ['a', 'b', 'c'].map((id) => ({ id, choice: 'yes' }));
const answers = (...all: [id: string, choice: string][]) =>
  new Map(all.map(([id, choice]): [string, Answer] => [id, { type_code: 'single_choice', choice }]));

it.each([
  ['nothing', undefined, { at: 0, chosen: null, right: 0 }],
  ['the first', answers(['a', 'yes']), { at: 1, chosen: null, right: 1 }],
  ['two, one of them wrong', answers(['a', 'no'], ['b', 'yes']), { at: 2, chosen: null, right: 1 }],
  ['all', answers(['a', 'yes'], ['b', 'yes'], ['c', 'no']), { at: 2, chosen: 'no', right: 2 }],
  ['what is no longer asked', answers(['x', 'yes']), { at: 0, chosen: null, right: 0 }],
])('%s was answered', (_, given, expected) => {
  expect(discriminationProgress(QUESTIONS, given)).toEqual(expected);
});
