import { expect, it } from 'vitest';
import { soundSetId } from '#contract/ipa-chart.ts';
import { dictationSetId, sayingSetId } from '#contract/letters.ts';
import { pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { trainedIn } from './trained-in.ts';

it.each([
  [soundSetId('th'), { sound: 'th' }],
  [pronunciationSetId('long-and-short-i', 'say'), { lesson: 'long-and-short-i' }],
  [pronunciationSetId('th', 'use'), { lesson: 'th' }],
  [pronunciationSetId('th', 'tell'), null],
  [dictationSetId('names'), null],
  [sayingSetId('names'), null],
  ['on-bi-dong', null],
])('%s', (setId, expected) => {
  expect(trainedIn(setId)).toEqual(expected);
});
