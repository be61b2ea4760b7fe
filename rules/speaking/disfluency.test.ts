import { expect, it } from 'vitest';
import { markDisfluencies } from './disfluency.ts';

/** Marked words between brackets: fillers in round ones, repairs in square ones. */
function shown(transcript: string): string {
  const words = transcript.split(' ').map((text) => ({ text }));
  const marks = markDisfluencies(words);
  return words
    .map(({ text }, index) =>
      marks[index] === 'filler' ? `(${text})` : marks[index] === 'repair' ? `[${text}]` : text,
    )
    .join(' ');
}

it.each([
  ['um I think er it works', '(um) I think (er) it works'],
  ['it is is my house', 'it [is] is my house'],
  ['it is um is my house', 'it [is] (um) is my house'],
  ['I went I went home', '[I] [went] I went home'],
  ['he she likes tea', '[he] she likes tea'],
  ['she teach teaches me', 'she [teach] teaches me'],
  ['a an old man', '[a] an old man'],
])('marks fillers and repairs in “%s”', (said, marked) => expect(shown(said)).toBe(marked));

it.each([
  'it is very very good',
  'I know that that helps',
  'she had had lunch',
  'my mother and my father',
  'the students study hard',
  'no no I agree',
])('marks nothing in “%s”', (said) => expect(shown(said)).toBe(said));
