import { expect, it } from 'vitest';
import type { TranscriptWord } from './transcript-word.ts';
import { unheardSentences } from './unheard-sentences.ts';

/** Words in brackets were not heard. */
function talk(text: string) {
  const transcript = text.replace(/[[\]]/g, '');
  const words: TranscriptWord[] = [];
  let [at, unheard] = [0, false];
  for (const [part] of text.matchAll(/[[\]]|[\w']+|[^\w'[\]]+/g)) {
    if (part === '[' || part === ']') unheard = part === '[';
    else {
      const said = unheard ? null : { start: at, end: at + 1, fit: -1, syllables: 1 };
      if (/\w/.test(part)) words.push({ text: part, from: at, to: at + part.length, said });
      at += part.length;
    }
  }
  return { transcript, words };
}

it.each([
  ['all was heard', 'I like bees. They make honey.', []],
  ['a word was swallowed', 'I like [the] bees. They make honey.', []],
  [
    'a sentence was not spoken',
    'I like bees. [My uncle has three horses.] They fly.',
    ['My uncle has three horses.'],
  ],
  [
    'a word of it was matched by chance',
    'I like bees. [My uncle has] three [brown horses there.] They fly.',
    ['My uncle has three brown horses there.'],
  ],
  ['a short answer was swallowed', '[Yes, I do.] I like bees.', []],
  [
    'part of a long sentence was not spoken',
    'I like bees because they make honey and are busy [although nobody knows why they dance] all day in the warm sun.',
    ['although nobody knows why they dance'],
  ],
  [
    'a text without full stops',
    'i like bees [my uncle has three brown horses] they fly',
    ['my uncle has three brown horses'],
  ],
])('%s', (_, text, expected) => {
  const { transcript, words } = talk(text);
  const found = unheardSentences(transcript, words).map(({ from, to }) => transcript.slice(from, to));
  expect(found).toEqual(expected);
});
