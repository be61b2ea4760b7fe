import type { BankAsk, BankQuestion } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import { explanationOf } from './explanation.ts';
import { letterAt, MAX_OPTIONS, type Made, marksOf, type Notes } from './made.ts';

export const makeMatching = (
  question: BankQuestion,
  { pairs, distractors }: Extract<BankAsk, { kind: 'matching' }>,
  notes: Notes,
): Made => {
  if (pairs.some(({ item }) => item.hasMedia))
    throw new Refused('an item to match is a picture or recording');
  const inLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const options = [...new Set([...pairs.map(({ option }) => option), ...distractors].map(inLine))].filter(
    Boolean,
  );
  if (options.length > MAX_OPTIONS) throw new Refused(`it has more than ${MAX_OPTIONS} options`);
  const letters = new Map(options.map((option, index) => [option, letterAt(index)]));
  const key = pairs.map(({ option }, index) => [index + 1, letters.get(inLine(option)) ?? '']);
  const isReused = new Set(key.map(([, letter]) => letter)).size < key.length;
  return {
    questions: [
      {
        type: 'matching',
        variant: 'features',
        prompt: notes.markdown(question.prompt),
        items: Object.fromEntries(pairs.map(({ item }, index) => [index + 1, notes.line(item)])),
        options: Object.fromEntries(options.map((option) => [letters.get(option), option])),
        ...(isReused ? { reuse: true } : {}),
        key: Object.fromEntries(key),
        ...marksOf(question.grade, 'matching', notes),
        ...explanationOf(question.feedback, [], notes),
      },
    ],
    passage: null,
  };
};
