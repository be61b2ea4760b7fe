import { expect, it } from 'vitest';
import { turnNotes } from './turn-notes.ts';

const SENTENCES = ['I flew from Hanoi.', 'The night flight from Hanoi.'];
const QUESTION = 'Which flight did you come on?';
const heard = (text: string, ...unsure: string[]) => ({
  text,
  unsure: unsure.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })),
});

it('mends one sentence and shows another way to say it', () => {
  expect(turnNotes(heard('She go to Hanoi yesterday.'), SENTENCES, QUESTION)).toMatchObject({
    better: { said: 'She go to Hanoi yesterday.' },
    phrase: 'I flew from Hanoi.',
  });
});

it.each([
  ['a word that was perhaps not said', heard('She go to Hanoi yesterday.', 'go')],
  ['nothing wrong', heard('I come from Hanoi.')],
])('mends nothing with %s', (_, text) => {
  expect(turnNotes(text, SENTENCES, QUESTION).better).toBeNull();
});

it('shows no other way to those who say it as its author does', () => {
  expect(turnNotes(heard('Well, I flew from Hanoi.'), SENTENCES, QUESTION).phrase).toBeNull();
});
