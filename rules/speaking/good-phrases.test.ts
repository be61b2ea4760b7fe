import { expect, it } from 'vitest';
import { goodPhrases } from './good-phrases.ts';

const TALK = 'I grew up in a valley, and it’s freezing in winter. My aunts grow terraced fields of rice.';
const used = (...phrases: string[]) => goodPhrases(TALK, phrases).map(({ from, to }) => TALK.slice(from, to));

it.each([
  ['as it is written', ['terraced fields'], ['terraced fields']],
  ['in another form', ['grow up in'], ['grew up in']],
  ['with a curved apostrophe', ["it's freezing"], ['it’s freezing']],
  ['one long word', ['freeze'], ['freezing']],
  ['not a short word by itself', ['rice', 'up'], []],
  ['not in another order', ['fields terraced'], []],
  ['the longer one where two overlap', ['terraced', 'terraced fields of rice'], ['terraced fields of rice']],
  ['several, in the order of the talk', ['terraced fields', 'grew up'], ['grew up', 'terraced fields']],
  ['not across the end', ['rice farming'], []],
  ['nothing for nothing', ['', ' ', '—'], []],
] as const)('%s', (_, phrases, expected) => {
  expect(used(...phrases)).toEqual(expected);
});
