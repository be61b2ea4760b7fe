import type { BankAsk, BankQuestion } from '../bank-question.ts';
import { acceptedNumbers, acceptedWords } from './accepted.ts';
import { explanationOf } from './explanation.ts';
import { type Made, marksOf, type Notes } from './made.ts';

const makeFreeText = (
  question: BankQuestion,
  key: string,
  answers: readonly { text: string; feedback: BankQuestion['feedback'] }[],
  notes: Notes,
): Made => {
  const feedbacks = answers.map(({ text, feedback }) => ({ label: text, feedback }));
  return {
    questions: [
      {
        type: 'free_text',
        prompt: notes.markdown(question.prompt),
        key,
        ...marksOf(question.grade, 'free_text', notes),
        ...explanationOf(question.feedback, feedbacks, notes),
      },
    ],
    passage: null,
  };
};

export const makeShort = (
  question: BankQuestion,
  { answers, isCaseSensitive }: Extract<BankAsk, { kind: 'short' }>,
  notes: Notes,
): Made => makeFreeText(question, acceptedWords(answers, isCaseSensitive, notes), answers, notes);

export const makeNumber = (
  question: BankQuestion,
  { numbers, units }: Extract<BankAsk, { kind: 'number' }>,
  notes: Notes,
): Made => makeFreeText(question, acceptedNumbers(numbers, units, notes), numbers, notes);
