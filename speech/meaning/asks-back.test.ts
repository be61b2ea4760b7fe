import { describe, expect, it } from 'vitest';
import { asksBack } from './asks-back.ts';

describe('a question back', () => {
  it.each([
    'Can you repeat that, please?',
    'Sorry, could you say it again?',
    'Sorry?',
    'Pardon?',
    'What does that mean?',
    'What do you mean?',
    "I don't understand.",
    "Sorry, I didn't catch that.",
    'Please speak more slowly.',
    'What does receipt mean?',
  ])('%s', (text) => expect(asksBack(text)).toBe(true));

  it.each([
    'A small coffee, please.',
    'What time does the bus come?',
    "I don't understand why it is so expensive for a small room.",
    'Sorry, I only have this one pen.',
    'I mean the blue one.',
    '',
  ])('not: %s', (text) => expect(asksBack(text)).toBe(false));
});
